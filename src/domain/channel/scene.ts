import { isScene } from '../validation/mini-program';

/** Whether `text` is the code of a channel or link: eight base62 characters (docs/domain.md 3). */
export const isLinkCode = (text: string) => /^[0-9A-Za-z]{8}$/.test(text);

/** The scene that a mini-program code carries: nothing but an opaque code, never who or what it is for. */
export const sceneOf = (linkCode: string) => `l=${linkCode}`;

/** The code that a scene carries, null where it is none of ours. */
export function linkCodeIn(scene: string): string | null {
  const code = scene.slice(2);
  return isScene(scene) && scene.startsWith('l=') && isLinkCode(code) ? code : null;
}
