import type { UploadRule, UploadType } from '@/contract/limits/upload';
import { type ImageProblem, imageProblem } from '@/domain/image/check';
import { canCrop, MAX_CROP_BYTES } from '@/domain/image/crop';
import { detectImageType, readImageHeader } from '@/domain/image/header';

const QUALITY = 0.92;
const extensions: Record<UploadType, string> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/gif': 'gif',
};

const readBytes = async (file: Blob) => new Uint8Array(await file.arrayBuffer());

/** Whether the browser can decode a picture: a truncated one has a valid header. */
async function canDecode(file: Blob) {
  if (typeof createImageBitmap !== 'function') return true;
  try {
    (await createImageBitmap(file)).close();
    return true;
  } catch {
    return false;
  }
}

/** Why a file cannot be used as it is; null if it can. A file that is too large is not read. */
export async function findImageProblem(file: File, rule: UploadRule): Promise<ImageProblem | null> {
  if (file.size > rule.bytes) return 'tooLarge';
  const problem = imageProblem({ name: file.name, type: file.type, bytes: await readBytes(file) }, rule);
  // Decoded only once its dimensions are valid: a small file may unpack to more than the available memory.
  return problem ?? ((await canDecode(file)) ? null : 'broken');
}

/** Whether a file should be cropped to fit the rule before it is validated. */
export async function needsCropping(file: File, rule: UploadRule): Promise<boolean> {
  if (file.size > MAX_CROP_BYTES) return false;
  const bytes = await readBytes(file);
  const problem = imageProblem({ name: file.name, type: file.type, bytes }, { ...rule, bytes: MAX_CROP_BYTES });
  if (problem !== 'notExactSize' && problem !== 'wrongAspect') return false;
  const header = readImageHeader(bytes);
  return header !== null && canCrop(rule, header);
}

async function scaleDown(
  file: Blob,
  { width, height }: { width: number; height: number },
  type: string,
): Promise<Blob> {
  const bitmap = await createImageBitmap(file);
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  if (context) context.imageSmoothingQuality = 'high';
  context?.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? file), type, QUALITY));
}

/**
 * Scales a cropped picture to the size of the rule, and names it after its actual format: a browser that cannot write a
 * format writes PNG.
 */
export async function finishCrop(cut: File, rule: UploadRule): Promise<File> {
  const picture = rule.exact ? await scaleDown(cut, rule.exact, cut.type) : cut;
  const type = detectImageType(await readBytes(picture));
  if (!type) return cut;
  return new File([picture], `${cut.name.replace(/\.[^.]*$/, '')}.${extensions[type]}`, { type });
}
