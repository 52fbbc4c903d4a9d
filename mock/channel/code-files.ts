import { zipSync } from 'fflate';
import { compactDay } from '../clock';
import { createAttachmentHeaders } from '../job/attachment';
import type { JobRow } from '../job/job-row';
import { inLanguage, type Language, type Texts } from '../language';

/** Rate of jobs that create code images. */
export const CODES_PER_SECOND = 20;

/** Replaces characters that file systems do not allow in names. */
const cleanFileName = (text: string) => text.replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, '-');

/**
 * File name of an archive of codes.
 * @param at start in milliseconds
 */
export const formatZipName = (stem: Texts, at: number, language: Language) =>
  `${inLanguage(stem, language)}-${compactDay(at)}.zip`;

type Picture = { name: string; code: string; picture: Uint8Array };

/** Creates an archive of code images, each named after its owner. */
export const getZip = (
  stem: Texts,
  { startedAt, language }: Pick<JobRow, 'startedAt' | 'language'>,
  pictures: readonly Picture[],
) => ({
  // PNGs are compressed already.
  body: zipSync(
    Object.fromEntries(pictures.map(({ name, code, picture }) => [`${cleanFileName(name)}-${code}.png`, picture])),
    { level: 0 },
  ),
  headers: createAttachmentHeaders(
    'application/zip',
    formatZipName(stem, startedAt, language),
    formatZipName(stem, startedAt, 'en-US'),
  ),
});

/** Response with a code image. */
export const createImageResponse = <Body>(body: Body) => ({
  body,
  headers: { 'Content-Type': 'image/png', 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' },
});
