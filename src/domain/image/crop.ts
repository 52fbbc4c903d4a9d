import type { UploadRule } from '../../contract/limits/upload';
import type { ImageHeader } from './header';

/** More than these would take the browser's memory, and a phone has no camera that makes them. */
const MAX_PIXELS = 50_000_000;
export const MAX_CROP_BYTES = 20 * 1024 * 1024;

/** Width by height of what a rule asks for; undefined when any shape will do. */
export const aspectOf = ({ exact, aspect }: UploadRule) => (exact ? exact.width / exact.height : aspect);

/**
 * Whether a picture that is not yet as a rule asks can be cut so that it is: it has another shape or
 * more pixels, and enough of them. An animated GIF would lose its movement.
 */
export function canCrop(rule: UploadRule, { type, width, height }: ImageHeader): boolean {
  const aspect = aspectOf(rule);
  const least = rule.exact ?? rule.min ?? { width: 1, height: 1 };
  if (aspect === undefined || type === 'image/gif' || !rule.types.includes(type)) return false;
  if (width * height > MAX_PIXELS || width < least.width || height < least.height) return false;
  return rule.exact
    ? width !== rule.exact.width || height !== rule.exact.height
    : Math.abs(width / height / aspect - 1) > 0.01;
}
