/**
 * The one of `paths` that the router takes `pathname` for though it is written otherwise: in other letter case, or
 * with a slash at its end. Undefined where it is exact, or none of them.
 */
export function exactPath(pathname: string, paths: readonly string[]) {
  const plain = (path: string) => path.replace(/(.)\/+$/, '$1').toLowerCase();
  return paths.includes(pathname) ? undefined : paths.find((path) => plain(path) === plain(pathname));
}
