import { cleanLine } from './text';

/** A number as phones, tables and Chinese keyboards write it, in ASCII and without spaces: `１３８－００` is `138-00`. */
export const compactNumber = (text: string) =>
  cleanLine(text)
    .replace(/[０-９＋]/g, (wide) => wide.normalize('NFKC'))
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/\s+/g, '');
