/** The first moment: no word in a wrong language, and a sentence when the app cannot start. */
import { at } from './support/handles';
import { expect, test } from './support/test';

test.describe('with a German browser', () => {
  test.use({ locale: 'de-DE' });
  test('the first words that are seen are German', async ({ page }) => {
    await page.addInitScript(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      const look = (): void => {
        requestAnimationFrame(look); // what is painted, frame by frame
        const button = document.querySelector('[data-testid="start-free"]');
        if (button?.checkVisibility({ visibilityProperty: true })) seen.push(button.textContent ?? '');
      };
      look();
    });
    await page.goto('/');
    await expect(at(page, 'start-free')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    const german = (await at(page, 'start-free').textContent()) ?? '';
    const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
    expect(new Set(seen.map((text) => text.trim()))).toEqual(new Set([german.trim()]));
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('a sentence says what to do', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByText(/This browser is too old/)).toBeVisible({ timeout: 20_000 });
  });
});
