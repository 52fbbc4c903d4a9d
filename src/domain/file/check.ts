import type { FileRule, FileType } from '../../contract/limits/upload';
import { detectImageType } from '../image/header';

export const fileProblems = ['empty', 'tooLarge', 'typeNotAccepted', 'renamed'] as const;
export type FileProblem = (typeof fileProblems)[number];

/** Number of leading bytes that are needed to detect a file's type. */
export const FILE_HEAD_BYTES = 64;

const PDF = [...'%PDF-'].map((char) => char.charCodeAt(0));
const extensions: Record<string, FileType> = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
};

const getFileKind = (type: string | undefined) => type?.replace(/^image\/(jpeg|png)$/, 'picture');

/** File type by its leading bytes; null for a type that is never accepted. */
export function detectFileType(head: Uint8Array): FileType | null {
  if (PDF.every((byte, index) => head[index] === byte)) return 'application/pdf';
  const type = detectImageType(head);
  return type === 'image/jpeg' || type === 'image/png' ? type : null;
}

/**
 * Why a file breaks an upload rule (limits/upload); null when it is accepted.
 *
 * @param file.head its first FILE_HEAD_BYTES
 * @param file.bytes its size in bytes
 */
export function fileProblem(
  { name, type, head, bytes }: { name: string; type: string; head: Uint8Array; bytes: number },
  rule: FileRule,
): FileProblem | null {
  if (bytes === 0) return 'empty';
  if (bytes > rule.bytes) return 'tooLarge';
  const actual = detectFileType(head);
  if (actual === null || !rule.types.includes(actual)) return 'typeNotAccepted';
  const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase();
  // An image may be named as another image format, since its bytes decide; but a PDF may not be named as an image, nor
  // an image as something else.
  const isCalled = (said: string | undefined) => getFileKind(said) === getFileKind(actual);
  const isNamed = extension === undefined || isCalled(extensions[extension]);
  return isNamed && (type === '' || isCalled(type)) ? null : 'renamed';
}
