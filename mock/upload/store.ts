import { API_PREFIX } from '../../src/contract/api-prefix';
import {
  type FilePurpose,
  type FileType,
  fileRules,
  type UploadPurpose,
  type UploadType,
  uploadRules,
} from '../../src/contract/limits/upload';
import type { UploadedFile, UploadedImage } from '../../src/contract/upload';
import { detectFileType, FILE_HEAD_BYTES, type FileProblem, fileProblem } from '../../src/domain/file/check';
import { type ImageProblem, imageProblem } from '../../src/domain/image/check';
import { readImageHeader } from '../../src/domain/image/header';
import { Fault } from '../fault';
import type { Language } from '../language';
import { type Message, message, messages } from '../messages';
import { state } from '../state';
import { uploadMessages } from './messages';
import { getSeedPaper } from './paper';
import { renderSeedPicture } from './seed';
import type { UploadRow } from './upload-row';

const extensions: Record<UploadType, string> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/gif': 'gif',
};

const reasons: Record<ImageProblem, Message> = {
  empty: uploadMessages.fileEmpty,
  tooLarge: uploadMessages.fileTooLarge,
  notImage: uploadMessages.fileNotImage,
  typeNotAccepted: uploadMessages.fileTypeNotAccepted,
  renamed: uploadMessages.fileRenamed,
  broken: uploadMessages.fileBroken,
  notExactSize: uploadMessages.imageNotExactSize,
  tooSmall: uploadMessages.imageTooSmall,
  tooBig: uploadMessages.imageTooBig,
  wrongAspect: uploadMessages.imageWrongAspect,
};

/** Error text with the requirement of the purpose. */
function getReason(problem: ImageProblem, purpose: UploadPurpose, language: Language) {
  const { bytes, types, exact, min, max, aspect } = uploadRules[purpose];
  const pixels = (size?: { width: number; height: number }) => size && `${size.width}×${size.height} px`;
  const wanted: Partial<Record<ImageProblem, string>> = {
    tooLarge: `≤ ${bytes / 1024} KB`,
    typeNotAccepted: types.map((type) => extensions[type].toUpperCase()).join(', '),
    notExactSize: pixels(exact),
    tooSmall: min && `≥ ${pixels(min)}`,
    tooBig: max && `≤ ${pixels(max)}`,
    wrongAspect: aspect === undefined ? undefined : `${aspect}:1`,
  };
  const limit = wanted[problem];
  return message(reasons[problem], language) + (limit ? ` (${limit})` : '');
}

const fileReasons: Record<FileProblem, Message> = {
  empty: uploadMessages.fileEmpty,
  tooLarge: uploadMessages.fileTooLarge,
  typeNotAccepted: uploadMessages.fileKindNotAccepted,
  renamed: uploadMessages.fileRenamed,
};

/**
 * Stores a document under a new name.
 * @throws Fault 422 on the field `file` if it does not meet the purpose's requirements
 */
export async function storeDocument(file: File, purpose: FilePurpose, language: Language): Promise<UploadedFile> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const head = bytes.subarray(0, FILE_HEAD_BYTES);
  const problem = fileProblem({ name: file.name, type: file.type, head, bytes: bytes.length }, fileRules[purpose]);
  const type = detectFileType(head);
  if (problem || !type) {
    const text = message(fileReasons[problem ?? 'typeNotAccepted'], language);
    throw new Fault(messages.invalid, { fields: { file: { text } } });
  }
  const name = `${crypto.randomUUID()}.${type.replace(/^.*\//, '')}`;
  state().uploads.set(name, { type, bytes, name: file.name, isPrivate: true });
  return { url: `${API_PREFIX}/uploads/${name}`, name: file.name, bytes: bytes.length, type };
}

/**
 * Stores an image under a new name.
 * @throws Fault 422 on the field `file` if it does not meet the purpose's requirements
 */
export async function storeImage(file: File, purpose: UploadPurpose, language: Language): Promise<UploadedImage> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const problem = imageProblem({ name: file.name, type: file.type, bytes }, uploadRules[purpose]);
  if (problem) throw new Fault(messages.invalid, { fields: { file: { text: getReason(problem, purpose, language) } } });
  const header = readImageHeader(bytes);
  if (!header) throw new Error('a picture without a problem has a header');
  const name = `${crypto.randomUUID()}.${extensions[header.type]}`;
  state().uploads.set(name, { type: header.type, bytes });
  return { url: `${API_PREFIX}/uploads/${name}`, ...header, bytes: bytes.length };
}

/**
 * Creates a temporary URL of a document.
 * @param until expiry in milliseconds
 */
export function createTemporaryUrl(paper: Pick<UploadRow, 'type' | 'bytes' | 'name'>, until: number) {
  const name = `${crypto.randomUUID()}.${paper.type.replace(/^.*\//, '')}`;
  state().uploads.set(name, { ...paper, isPrivate: true, until });
  return `${API_PREFIX}/uploads/${name}`;
}

/** Contents and type of an uploaded or generated file. @throws Fault 404 */
export function getFile(name: string): { body: BodyInit; type: string; isPrivate?: boolean } {
  const upload = state().uploads.get(name) ?? getSeedPaper(name);
  if (upload?.until !== undefined && Date.now() >= upload.until) throw new Fault(messages.notFound);
  if (upload) return { body: upload.bytes, type: upload.type, isPrivate: upload.isPrivate };
  const drawn = renderSeedPicture(name);
  if (drawn === undefined) throw new Fault(messages.notFound);
  return { body: drawn, type: 'image/svg+xml' };
}

const findStoredPaper = (storedName: string) => state().uploads.get(storedName) ?? getSeedPaper(storedName);
const getStoredName = (url: string) => url.slice(url.lastIndexOf('/') + 1);

/** Contents of a document by URL. */
export const getPaperBytes = (url: string) => findStoredPaper(getStoredName(url))?.bytes;

/** Document by its stored name. @throws Fault 404 */
export function getPaperByName(storedName: string) {
  const paper = findStoredPaper(storedName);
  if (!paper) throw new Fault(messages.notFound);
  return paper;
}

/** Uploaded or generated document by URL; undefined if there is none. */
export function findPaper(url: string): UploadedFile | undefined {
  const stored = getStoredName(url);
  const paper = findStoredPaper(stored);
  if (!paper?.isPrivate) return undefined;
  // Generated documents have no other name.
  return { url, name: paper.name ?? stored, bytes: paper.bytes.length, type: paper.type as FileType };
}
