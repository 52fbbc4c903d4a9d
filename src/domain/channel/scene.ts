import { isScene } from '../validation/mini-program';

/** Whether `text` is the link code of a channel or link: eight base62 characters (docs/domain.md 3). */
export const isLinkCode = (text: string) => /^[0-9A-Za-z]{8}$/.test(text);

/** Scene of a mini-program code: only an opaque link code, never a person's or project's data. */
export const toScene = (linkCode: string) => `l=${linkCode}`;

/** Link code in a scene; null when the scene is not one of ours. */
export function parseLinkCode(scene: string): string | null {
  const code = scene.slice(2);
  return isScene(scene) && scene.startsWith('l=') && isLinkCode(code) ? code : null;
}
