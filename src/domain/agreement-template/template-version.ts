import { agreementTemplate as limit } from '../../contract/limits/agreement-template';

const FIRST_VERSION = 'v1.0';
/** Largest number on either side of the point: four digits. */
const MAX_PART = 9999;

/** Parses a version into its two numbers, `[1, 10]` for v1.10; undefined when the text is not a version. */
function parseVersion(version: string) {
  if (!limit.version.test(version)) return undefined;
  const [major = 0, minor = 0] = version.slice(1).split('.').map(Number);
  return [major, minor] as const;
}

/** Compares versions by number: negative when `a` comes before `b`. v1.9 comes before v1.10, and v1.1 equals v01.1. */
export function compareVersions(a: string, b: string) {
  const [left = [0, 0], right = [0, 0]] = [parseVersion(a), parseVersion(b)];
  return left[0] - right[0] || left[1] - right[1];
}

/** Whether a version with the same numbers already exists, so that v01.1 clashes with v1.1. */
export const isVersionTaken = (version: string, versions: readonly string[]) =>
  versions.some((other) => compareVersions(other, version) === 0);

/** The version after the highest of `versions` of one template: v1.1 after v1.0, and v1.0 when there are none. */
export function getNextVersion(versions: readonly string[]) {
  const last = parseVersion(versions.toSorted(compareVersions).at(-1) ?? '');
  if (!last) return FIRST_VERSION;
  const [major, minor] = last;
  return minor < MAX_PART ? `v${major}.${minor + 1}` : `v${major + 1}.0`;
}
