import { isSuccess } from '../../api/client';
import type { Thing, Writer } from '../writer';
import { contentOf } from './change';
import { forget, remember, rememberMade } from './create';
import { expectFieldError } from './field-errors';
import { discard } from './own';
import type { ResourceScenario } from './scenario';

/** Fields that must be unique regardless of case and width of letters. */
const folded: Readonly<Record<string, string>> = {
  '/hotwords': 'word',
  '/channels': 'name',
  '/hospitals': 'name',
  '/projects': 'name',
};

/** Converts `conf-1a` to `ＣＯＮＦ－１Ａ`. */
const spelledOtherwise = (text: string) =>
  text.toUpperCase().replaceAll(/[!-~]/g, (sign) => String.fromCodePoint((sign.codePointAt(0) as number) + 0xfee0));

/** Sends a create call. @returns the response and the created row, if any, which is recorded for the clean-up */
async function post(writer: Writer, life: ResourceScenario, body: Record<string, unknown>) {
  const answer = await writer.send(`POST ${life.path}`, { body });
  return { answer, made: rememberMade(writer, life, answer) };
}

/** Checks that updates refuse duplicates, and that updates and creates refuse them in other case and width. */
export async function checkTakenName(writer: Writer, life: ResourceScenario, thing: Thing, other: Thing) {
  const call = `PUT ${life.path}/:id`;
  // A level is unique within a project, so the error may name either field.
  const named = (field: string) => (field === 'levelCode' ? [field, 'projectId'] : [field]);
  const put = async (field: string, value: unknown, where: string) => {
    const now = await writer.read(life.path, other.id);
    if (!now || !writer.has(call)) return;
    const body = { ...contentOf(writer, call, now.row), [field]: value, version: now.version };
    expectFieldError(writer, await writer.send(call, { params: { id: other.id }, body }), named(field), where);
  };
  for (const field of life.unique ?? []) {
    const where = `body.${field} of another one`;
    const value = thing.row[field];
    await put(field, value, where);
    if (folded[life.path] !== field || typeof value !== 'string') continue;
    const otherwise = `${where}, in other case and width`;
    await put(field, spelledOtherwise(value), otherwise);
    const body = await life.input(writer.newName(), writer);
    if (typeof body === 'string') continue;
    const { answer } = await post(writer, life, { ...body, [field]: spelledOtherwise(value) });
    expectFieldError(writer, answer, [field], otherwise);
  }
}

/** Checks that a deleted row cannot be restored while another row has its unique value. */
async function checkPlace(writer: Writer, life: ResourceScenario, gone: Thing, field: string) {
  const call = `POST ${life.path}/:id/restore`;
  const input = await life.input(writer.newName(), writer);
  if (typeof input === 'string') return;
  const { made: successor } = await post(writer, life, { ...input, [field]: gone.row[field] });
  // A server may also keep the values of deleted rows reserved.
  if (!successor) return;
  const params = { id: gone.id };
  const answer = await writer.send(call, { params, body: { version: gone.version + 1 } });
  if (isSuccess(answer)) remember(writer, life, gone);
  const where = `of one whose ${field} is taken by now`;
  const isRefused = writer.session.expect(answer, { status: [403, 422], where });
  if (isRefused && writer.has(`GET ${life.path}/:id`)) {
    const there = await writer.send(`GET ${life.path}/:id`, { params });
    writer.session.expect(there, { status: [404], where: 'of what was not brought back' });
  }
  await discard(writer, life, successor);
}

/** Deletes a row and checks for each unique field that a duplicate prevents its restore. */
export async function checkTakenPlace(writer: Writer, life: ResourceScenario, { id }: Thing) {
  const now = await writer.read(life.path, id);
  if (!now || !writer.has(`POST ${life.path}/:id/restore`)) return;
  const query = { version: String(now.version) };
  const deleted = await writer.send(`DELETE ${life.path}/:id`, { params: { id }, query });
  if (!writer.session.expect(deleted, { status: [200] })) return;
  forget(writer, life, id);
  for (const field of life.unique ?? []) await checkPlace(writer, life, now, field);
}
