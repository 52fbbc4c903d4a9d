import { dataOf } from '../../api/client';
import { type Row, rowsOf } from '../../read/rows';
import { compare } from '../steps/act';
import { contentOf } from '../steps/change';
import type { ExistingCheck } from '../steps/scenario';

const call = 'PUT /custom-service';

/** Saves the settings unchanged and restores their current version, so that members notice nothing. */
export const customServiceCheck: ExistingCheck = {
  call,
  check: async (writer) => {
    const before = await writer.succeed('GET /custom-service');
    if (typeof before?.version !== 'number') return;
    const content = contentOf(writer, call, before);
    const old = { body: { ...content, version: before.version + 7 } };
    await writer.refuse(call, old, [409], 'with another version', 'CONFLICT');
    const saved = await writer.send(call, { body: { ...content, version: before.version } });
    if (!writer.session.expect(saved, { status: [200] })) return;
    compare(writer, saved, (dataOf(saved) ?? {}) as Row, content, 'as saved');
    const now = await writer.succeed('GET /custom-service');
    const [newest] = rowsOf(await writer.send('GET /custom-service/versions'));
    if (!now) return;
    if (newest?.versionOf !== now.version)
      writer.differs(saved, 'newest of its versions', 'the present one', 'another');
    const body = { versionOf: newest?.versionOf, version: now.version };
    const restored = await writer.send('POST /custom-service/restore', { body });
    if (!writer.session.expect(restored, { status: [200] })) return;
    const { version, ...row } = (dataOf(restored) ?? {}) as Row;
    compare(writer, restored, row, content, 'as restored');
    const unknown = { body: { versionOf: 99_999_999, version } };
    await writer.refuse('POST /custom-service/restore', unknown, [404], 'of a version that there is not');
  },
};
