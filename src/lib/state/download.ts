/** Hands the person a file: the browser's own way of keeping one. */

/** Long enough for the slowest browser to have begun. */
const GIVE_BACK_AFTER_MS = 60_000;

export function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  document.body.append(link); // some browsers follow no link that is not in the page
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), GIVE_BACK_AFTER_MS);
}
