import { dataOf, isSuccess } from '../../api/client';
import type { Sent } from '../../api/request';
import { type Thing, thingOf, type Writer } from '../writer';
import { contentOf } from './change';
import { remember } from './create';
import type { ResourceScenario } from './scenario';

/** Bodies that are not a JSON object. Broken JSON must return 400; other JSON may also return 422. */
const bodies = (good: Record<string, unknown>): { where: string; raw: string; status: readonly number[] }[] => [
  { where: 'with broken JSON', raw: JSON.stringify(good).slice(0, -1), status: [400] },
  { where: 'with a list for a body', raw: JSON.stringify([good]), status: [400, 422] },
  { where: 'with a text for a body', raw: '"conf"', status: [400, 422] },
  { where: 'without a body', raw: '', status: [400, 422] },
];

/**
 * Checks that malformed bodies are refused and create or change nothing.
 * @param good a valid body of the create call
 */
export async function checkUnreadable(
  writer: Writer,
  life: ResourceScenario,
  thing: Thing,
  good: Record<string, unknown>,
) {
  const refuse = async (call: string, sent: Sent, content: Record<string, unknown>) => {
    for (const { where, raw, status } of bodies(content)) {
      const answer = await writer.send(call, { ...sent, raw });
      const made = isSuccess(answer) ? thingOf((dataOf(answer) ?? {}) as Thing['row']) : undefined;
      if (made && made.id !== thing.id) remember(writer, life, made);
      writer.session.expect(answer, { status, where, source: 'docs/backend.md, Order of checks' });
    }
  };
  await refuse(`POST ${life.path}`, {}, good);
  const call = `PUT ${life.path}/:id`;
  if (!writer.has(call)) return;
  // The wrong version prevents a change even if a server accepts the body.
  const old = { ...contentOf(writer, call, thing.row), version: thing.version + 7 };
  await refuse(call, { params: { id: thing.id } }, old);
}
