/** Addresses inside the app: what the query says of speed goes along from page to page. */
export function withQuery<Path extends string>(path: Path, search: string): Path | `${Path}?${string}` {
  const speed = new URLSearchParams(search).get('speed');
  return speed === null ? path : `${path}?speed=${encodeURIComponent(speed)}`;
}
