import { dataOf } from '../../api/client';
import { type Row, rowsOf } from '../../read/rows';
import { checkOrder, idsIn } from '../steps/bulk';
import { remember } from '../steps/create';
import { another, discard, ground } from '../steps/own';
import type { ResourceScenario } from '../steps/scenario';
import { type Thing, thingOf, type Writer } from '../writer';
import { projectScenario } from './project';

/** Checks that a link is copied disabled to another project, not twice, and not to an unknown project. */
async function checkCopies(writer: Writer, { id, row }: Thing) {
  const other = await another(writer, projectScenario);
  if (!other) return;
  const sent = { params: { id }, body: { projectIds: [other.id, 'conf-nothing'] } };
  const copied = await writer.send('POST /project-links/:id/copy', sent);
  const listed = await writer.send('GET /projects/:id/links', { params: { id: other.id } });
  const copies = rowsOf(listed).flatMap((link) => thingOf(link) ?? []);
  for (const copy of copies) remember(writer, projectLinkScenario, copy);
  if (writer.session.expect(copied, { status: [200, 201] })) {
    const { done, failed } = (dataOf(copied) ?? {}) as { done?: number; failed?: Row[] };
    if (done !== 1) writer.differs(copied, 'data.done', '1', String(done));
    if (failed?.[0]?.id !== 'conf-nothing')
      writer.differs(copied, 'data.failed', 'the one that is not there', 'not it');
    const [copy] = copies;
    const isRight = copies.length === 1 && copy?.row.title === row.title && copy?.row.status === 'disabled';
    if (!isRight) writer.differs(listed, 'data after a copy', 'the same link, disabled', `${copies.length} links`);
    const twice = await writer.send('POST /project-links/:id/copy', sent);
    const again = (dataOf(twice) ?? {}) as { done?: number };
    if (again.done !== 0) writer.differs(twice, 'data.done of a second copy', '0', String(again.done));
  }
  for (const copy of copies) await discard(writer, projectLinkScenario, copy);
  await discard(writer, projectScenario, other);
}

/** A disabled link of a draft project. */
export const projectLinkScenario: ResourceScenario = {
  path: '/project-links',
  entityType: 'projectLink',
  nameField: 'title',
  unique: ['title'],
  input: async (name, writer) => {
    const project = await ground(writer, projectScenario);
    if (!project) return 'no project to lie in';
    return {
      projectId: project.id,
      title: name,
      linkType: 'article',
      url: 'https://mp.weixin.qq.com/s/conf',
      appId: null,
      path: null,
      query: null,
      phone: null,
      fileUrl: null,
      iconUrl: null,
      position: 'detail',
      levelCodes: [],
      status: 'disabled',
      validFrom: null,
      validTo: null,
    };
  },
  changed: (_, name) => ({ title: name, position: 'result' }),
  checkMore: async (thing, writer) => {
    const beside = await another(writer, projectLinkScenario);
    const projectId = String(thing.row.projectId);
    const idsNow = () => idsIn(writer, 'GET /projects/:id/links', { params: { id: projectId } });
    await checkOrder(writer, projectLinkScenario, thing, idsNow, { projectId });
    if (beside) await discard(writer, projectLinkScenario, beside);
    await checkCopies(writer, thing);
  },
};
