/** End-to-end tests in a Chromium or Chrome of this machine; each test has a server of its own (tests/e2e/support). */
import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/browser.mjs';

const executablePath = findBrowser();

export const LAUNCH = {
  ...(executablePath !== null && { executablePath }),
  // root, as in a container, has no sandbox; the rest keeps the browser from talking to anybody
  args: [
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync'
  ]
};

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '*.spec.ts',
  timeout: 60_000,
  workers: 1,
  forbidOnly: process.env.CI !== undefined,
  reporter: 'list',
  use: {
    launchOptions: LAUNCH,
    viewport: { width: 390, height: 844 },
    locale: 'en-GB',
    trace: 'retain-on-failure'
  }
});
