import { cleanLine } from './text';

/**
 * Converts a number from phones, spreadsheets or Chinese keyboards to ASCII without spaces: `１３８－００` becomes `138-00`.
 */
export const compactNumber = (text: string) =>
  cleanLine(text)
    .replace(/[０-９＋]/g, (wide) => wide.normalize('NFKC'))
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/\s+/g, '');
