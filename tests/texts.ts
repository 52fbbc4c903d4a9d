import { readdirSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Messages } from '@/utils/text';

/** All sections of a language, those of the screens too: the file of a section is named after it. */
async function allTexts(locale: 'zh-CN' | 'en-US') {
  const folder = resolve(process.cwd(), 'src/locales', locale);
  const sections = readdirSync(folder).map(async (file) => {
    const { default: texts } = await import(pathToFileURL(resolve(folder, file)).href);
    return [basename(file, '.ts'), texts];
  });
  return Object.fromEntries(await Promise.all(sections)) as Messages;
}

export const zhCN = await allTexts('zh-CN');
export const enUS = await allTexts('en-US');
