import { agreementTemplate as limit } from '../../contract/limits/agreement-template';

const FIRST = 'v1.0';
/** The greatest number on either side of the point: four digits. */
const MAX_PART = 9999;

/** The two numbers of a version, `[1, 10]` of v1.10; undefined for what is none. */
function partsOf(version: string) {
  if (!limit.version.test(version)) return undefined;
  const [major = 0, minor = 0] = version.slice(1).split('.').map(Number);
  return [major, minor] as const;
}

/** Below 0 when `a` comes before `b`: by their numbers, so v1.9 before v1.10, and v1.1 is v01.1. */
export function compareVersions(a: string, b: string) {
  const [left = [0, 0], right = [0, 0]] = [partsOf(a), partsOf(b)];
  return left[0] - right[0] || left[1] - right[1];
}

/** Whether one of `versions` has the numbers of `version`. */
export const isVersionTaken = (version: string, versions: readonly string[]) =>
  versions.some((other) => compareVersions(other, version) === 0);

/** The number after all of `versions`, which are those of one template: v1.1 after v1.0, v1.0 for the first. */
export function nextVersion(versions: readonly string[]) {
  const last = partsOf(versions.toSorted(compareVersions).at(-1) ?? '');
  if (!last) return FIRST;
  const [major, minor] = last;
  return minor < MAX_PART ? `v${major}.${minor + 1}` : `v${major + 1}.0`;
}
