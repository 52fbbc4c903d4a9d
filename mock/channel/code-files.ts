import { zipSync } from 'fflate';
import { compactDay } from '../clock';
import { attachment } from '../job/attachment';
import type { JobRow } from '../job/job-row';
import { inLanguage, type Language, type Texts } from '../language';

/** Of the jobs that pack codes. */
export const CODES_PER_SECOND = 20;

/** No file system takes these in a name. */
const inFileName = (text: string) => text.replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, '-');

/** Name of a file of codes that was started at an instant, in milliseconds. */
export const zipName = (stem: Texts, at: number, language: Language) =>
  `${inLanguage(stem, language)}-${compactDay(at)}.zip`;

type Picture = { name: string; code: string; picture: Uint8Array };

/** Pictures of codes in one file, each under the name of what it is of. */
export const getZip = (
  stem: Texts,
  { startedAt, language }: Pick<JobRow, 'startedAt' | 'language'>,
  pictures: readonly Picture[],
) => ({
  // PNGs are packed already.
  body: zipSync(
    Object.fromEntries(pictures.map(({ name, code, picture }) => [`${inFileName(name)}-${code}.png`, picture])),
    { level: 0 },
  ),
  headers: attachment('application/zip', zipName(stem, startedAt, language), zipName(stem, startedAt, 'en-US')),
});

/** A picture of a code as an answer. */
export const pictureAnswer = <Body>(body: Body) => ({
  body,
  headers: { 'Content-Type': 'image/png', 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' },
});
