/** Addresses inside the app: what the query says of speed goes along from page to page. */
export function withQuery<Path extends string>(
  path: Path,
  search: string,
  more: Readonly<Record<string, string>> = {}
): Path | `${Path}?${string}` {
  const speed = new URLSearchParams(search).get('speed');
  const query = new URLSearchParams({ ...(speed !== null && { speed }), ...more }).toString();
  return query === '' ? path : `${path}?${query}`;
}
