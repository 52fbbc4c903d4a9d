import { dataOf, isSuccess } from '../api/client';
import { rowsOf, totalOf } from '../read/rows';
import { besides } from '../read/searches';
import type { Writer } from './writer';

/** Revealed fields that a search by body takes as filters. */
const sought: Readonly<Record<string, readonly string[]>> = {
  '/members': ['mobile', 'realName'],
  '/records': ['mobile', 'patientName'],
};

/** Page size, because several rows may have the same name. */
const SIZE = 100;

async function checkFound(writer: Writer, path: string, id: string, field: string, value: string) {
  const known = writer.samples.rows(path).find((row) => row.id === id);
  if (!known) return;
  const body = { [field]: value, ...besides(path, known), pageSize: SIZE };
  const answer = await writer.send(`POST ${path}/search`, { body, isPersonal: true });
  const where = `body.${field} that was revealed`;
  if (!writer.session.expect(answer, { status: [200], where }) || totalOf(answer) > SIZE) return;
  if (!rowsOf(answer).some((row) => row.id === id)) {
    writer.differs(answer, where, 'whose it is', `${totalOf(answer)} others`);
  }
}

/** Reveals values of a row and checks that searches for them find the row. Reports never show the values. */
export async function checkFoundByValue(writer: Writer, path: string, id: string, purpose: Record<string, unknown>) {
  const fields = sought[path];
  if (!fields) return;
  const answer = await writer.send(`POST ${path}/:id/reveal`, { params: { id }, body: { ...purpose, fields } });
  if (!isSuccess(answer)) return;
  const { values = {} } = (dataOf(answer) ?? {}) as { values?: Record<string, string | null> };
  for (const field of fields) {
    const value = values[field];
    if (typeof value === 'string') await checkFound(writer, path, id, field, value);
  }
}
