/**
 * The path of `paths` that the router matches although `pathname` differs in letter case or has a trailing slash.
 * Undefined if it is exact, or matches none.
 */
export function exactPath(pathname: string, paths: readonly string[]) {
  const plain = (path: string) => path.replace(/(.)\/+$/, '$1').toLowerCase();
  return paths.includes(pathname) ? undefined : paths.find((path) => plain(path) === plain(pathname));
}
