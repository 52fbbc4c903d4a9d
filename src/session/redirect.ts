export const LOGIN_PATH = '/user/login';
export const HOME_PATH = '/welcome';

const ORIGIN = 'https://console.invalid';
/** One slash that is not followed by a slash or backslash; everything else can leave the origin. */
const isPath = /^\/(?![/\\])/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop them, and with them the guard
const unsafeCharacters = /[\\\u0000-\u001f\u007f]/;

type Place = { pathname: string; search: string };

/** Whether a path is the login page in any spelling that the router accepts. */
export function isLoginPath(pathname: string) {
  let decoded = pathname;
  try {
    decoded = decodeURIComponent(pathname);
  } catch {
    // The router does not decode it either.
  }
  return decoded.toLowerCase().replace(/\/+$/, '') === LOGIN_PATH;
}

/**
 * Path to open after sign-in. Anything that could leave the origin or lead back to the login page becomes the start page.
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

/** URL of the login page with the way back (docs/spec.md section 4). */
export function loginPathFrom({ pathname, search }: Place) {
  if (isLoginPath(pathname)) return LOGIN_PATH + search;
  return `${LOGIN_PATH}?${new URLSearchParams({ redirect: pathname + search })}`;
}
