import type { UploadRule } from '../../contract/limits/upload';
import { detectImageType, readImageHeader } from './header';

export const imageProblems = [
  'empty',
  'tooLarge',
  'notImage',
  'typeNotAccepted',
  'renamed',
  'broken',
  'notExactSize',
  'tooSmall',
  'tooBig',
  'wrongAspect',
] as const;
export type ImageProblem = (typeof imageProblems)[number];

type Size = { width: number; height: number };

const ASPECT_TOLERANCE = 0.01;
const extensions: Record<string, string> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  gif: 'image/gif',
};

/** Whether the file's name or type says that it is not an image. The bytes decide which image format it is. */
function isRenamed({ name, type }: { name: string; type: string }) {
  const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase();
  const isKnown = extension === undefined || Object.hasOwn(extensions, extension);
  return !isKnown || (type !== '' && !Object.values(extensions).includes(type));
}

function sizeProblem({ width, height }: Size, { exact, min, max, aspect }: UploadRule): ImageProblem | null {
  if (exact && (width !== exact.width || height !== exact.height)) return 'notExactSize';
  if (min && (width < min.width || height < min.height)) return 'tooSmall';
  if (max && (width > max.width || height > max.height)) return 'tooBig';
  if (aspect && Math.abs(width / height / aspect - 1) > ASPECT_TOLERANCE) return 'wrongAspect';
  return null;
}

/** Why an image breaks an upload rule (limits/upload); null when it is accepted. */
export function imageProblem(
  file: { name: string; type: string; bytes: Uint8Array },
  rule: UploadRule,
): ImageProblem | null {
  const { bytes } = file;
  if (bytes.length === 0) return 'empty';
  if (bytes.length > rule.bytes) return 'tooLarge';
  const type = detectImageType(bytes);
  if (!type) return 'notImage';
  if (isRenamed(file)) return 'renamed';
  if (!rule.types.includes(type)) return 'typeNotAccepted';
  const header = readImageHeader(bytes);
  return header ? sizeProblem(header, rule) : 'broken';
}
