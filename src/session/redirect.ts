export const LOGIN_PATH = '/user/login';
export const HOME_PATH = '/welcome';

const ORIGIN = 'https://console.invalid';
/** One slash and then neither slash nor backslash: anything else can leave the origin. */
const isPath = /^\/(?![/\\])/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop them, and with them the guard
const unsafeCharacters = /[\\\u0000-\u001f\u007f]/;

type Place = { pathname: string; search: string };

/** True for the login page in every spelling that the router takes for it. */
export function isLoginPath(pathname: string) {
  let decoded = pathname;
  try {
    decoded = decodeURIComponent(pathname);
  } catch {
    // Not decodable: the router does not decode it either.
  }
  return decoded.toLowerCase().replace(/\/+$/, '') === LOGIN_PATH;
}

/**
 * Where to go after sign-in: a path of this console, or its start page for everything else.
 * Refused is what could leave the origin or lead back to the login page.
 */
export function safeRedirect(target: string | null | undefined): string {
  if (!target || !isPath.test(target) || unsafeCharacters.test(target)) return HOME_PATH;
  let url: URL;
  try {
    url = new URL(target, ORIGIN);
  } catch {
    return HOME_PATH;
  }
  const path = url.pathname + url.search + url.hash;
  if (url.origin !== ORIGIN || path.startsWith('//') || isLoginPath(url.pathname)) return HOME_PATH;
  return path;
}

/** Address of the login page that leads back to where the operator was (docs/spec.md section 4). */
export function loginPathFrom({ pathname, search }: Place) {
  if (isLoginPath(pathname)) return LOGIN_PATH + search;
  return `${LOGIN_PATH}?${new URLSearchParams({ redirect: pathname + search })}`;
}
