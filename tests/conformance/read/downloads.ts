import { type Answer, isSuccess } from '../api/client';
import type { Session } from '../session';

/** Calls whose files a browser saves (docs/backend.md, Files and jobs). */
const saved: ReadonlySet<string> = new Set(['GET /files/:id', 'GET /imports/template', 'GET /imports/:id/refused']);

const endings: Readonly<Record<string, string>> = {
  'text/csv': '.csv',
  'application/zip': '.zip',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': '.xlsx',
};

/** The decoded file name of RFC 5987 (`filename*`); undefined if there is none. */
function nameIn(disposition: string) {
  const coded = /filename\*\s*=\s*UTF-8''([^;\s]+)/i.exec(disposition)?.[1];
  try {
    return coded === undefined ? undefined : decodeURIComponent(coded);
  } catch {
    return undefined;
  }
}

const source = 'docs/backend.md, Files and jobs';

/** Checks that a download has a file name with the extension of its type, and `nosniff`. */
export function checkDownload(session: Session, answer: Answer) {
  if (!isSuccess(answer) || !saved.has(answer.call.name)) return;
  const type = answer.headers.get('Content-Type')?.replace(/;.*/, '').trim().toLowerCase() ?? '';
  const ending = endings[type] ?? '';
  const where = 'Content-Disposition';
  const name = nameIn(answer.headers.get(where) ?? '');
  if (name === undefined) {
    session.find(answer, { where, expected: "filename*=UTF-8''…", got: 'none', source });
  } else if (!name.toLowerCase().endsWith(ending)) {
    session.find(answer, { where, expected: `a name that ends in ${ending}`, got: 'another ending', source });
  }
  const sniffing = answer.headers.get('X-Content-Type-Options') ?? 'nothing';
  if (sniffing.trim().toLowerCase() !== 'nosniff') {
    session.find(answer, { where: 'X-Content-Type-Options', expected: 'nosniff', got: sniffing, source });
  }
}
