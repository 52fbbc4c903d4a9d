import type { UploadRule } from '../../contract/limits/upload';
import type { ImageHeader } from './header';

/** Larger images could exhaust the browser's memory, and no phone camera makes them. */
const MAX_PIXELS = 50_000_000;
export const MAX_CROP_BYTES = 20 * 1024 * 1024;

/** Required aspect ratio (width / height) of a rule; undefined when any ratio is accepted. */
export const getAspectRatio = ({ exact, aspect }: UploadRule) => (exact ? exact.width / exact.height : aspect);

/**
 * Whether an image that breaks a rule can be cropped to fit it: it has another aspect ratio or too many pixels, and is
 * large enough. GIFs are excluded because they would lose their animation.
 */
export function canCrop(rule: UploadRule, { type, width, height }: ImageHeader): boolean {
  const aspect = getAspectRatio(rule);
  const least = rule.exact ?? rule.min ?? { width: 1, height: 1 };
  if (aspect === undefined || type === 'image/gif' || !rule.types.includes(type)) return false;
  if (width * height > MAX_PIXELS || width < least.width || height < least.height) return false;
  return rule.exact
    ? width !== rule.exact.width || height !== rule.exact.height
    : Math.abs(width / height / aspect - 1) > 0.01;
}
