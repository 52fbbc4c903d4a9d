import { createHash } from 'node:crypto';
import type { ReportDetail } from '../../src/contract/report';
import { getSeedPaper, getSeedPaperName } from '../upload/paper';

/** Stored file, with the last part of its URL. */
export type ReportFileRow = ReportDetail['files'][number] & { storedName: string };

type Paper = [name: string, mime: 'application/pdf' | 'image/png', number: number, pages: number];

const fileSets: readonly (readonly Paper[])[] = [
  [['检验报告.pdf', 'application/pdf', 1, 1]],
  [['检查报告.pdf', 'application/pdf', 2, 3]],
  [['IMG_0421.png', 'image/png', 3, 1]],
  [
    ['IMG_0517.png', 'image/png', 4, 1],
    ['IMG_0518.png', 'image/png', 5, 1],
  ],
  [
    ['第1页.png', 'image/png', 6, 1],
    ['第2页.png', 'image/png', 7, 1],
    ['附件.pdf', 'application/pdf', 8, 2],
  ],
];

function toFile([name, mime, number, pages]: Paper, index: number): ReportFileRow {
  const storedName = getSeedPaperName(mime, number, pages);
  const bytes = getSeedPaper(storedName)?.bytes;
  if (!bytes) throw new Error(`${storedName} was not drawn`);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { id: `f${index + 1}`, name, mime, sizeBytes: bytes.length, pages, sha256, storedName };
}

/** Generated sets of uploaded files, shared by many reports. */
export const buildFileSets = () => fileSets.map((papers) => papers.map(toFile));
