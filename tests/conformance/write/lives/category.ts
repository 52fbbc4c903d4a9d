import { type Row, rowsOf } from '../../read/rows';
import { act, removeRefused } from '../life/act';
import { bulk, checkOrder, idsIn } from '../life/bulk';
import { contentOf } from '../life/change';
import { rememberMade } from '../life/create';
import type { Life } from '../life/life';
import { another, discard, ground } from '../life/own';
import type { Thing, Writer } from '../writer';
import { projectLife } from './project';

/** A category has ten characters at most: `conf-k3f1a`. */
const short = (name: string) => name.replace(/-(\w+)$/, '$1');

const written = (name: string, parentId: string | null) => ({
  parentId,
  name: short(name),
  code: name.replaceAll('-', '_'),
  iconUrl: 'https://example.com/conf.png',
  description: null,
  color: null,
  isHome: false,
  status: 'disabled',
});

/** Its projects go with it to another one, which alone lets it be deleted. */
async function checkProjects(writer: Writer, { id }: Thing, parentId: string) {
  // A project takes a category only where the one above it is shown, too.
  await bulk(writer, categoryLife, parentId, { action: 'enable' }, { status: 'enabled' });
  await bulk(writer, categoryLife, id, { action: 'enable' }, { status: 'enabled' });
  const other = await another(writer, categoryLife, { status: 'enabled' });
  const project = await another(writer, projectLife, { categoryId: id });
  if (other && project) {
    const held = await writer.send('GET /categories/:id/projects', { params: { id } });
    if (!rowsOf(held).some((row) => row.id === project.id)) writer.differs(held, 'data', 'its project', 'not there');
    await removeRefused(writer, categoryLife, id, 'CATEGORY_HAS_PROJECTS', 'with a project in it');
    await act(writer, categoryLife, id, 'move-projects', { more: { toId: other.id }, after: { projectCount: 0 } });
    const now = await writer.send('GET /categories/:id/projects', { params: { id: other.id } });
    if (!rowsOf(now).some((row) => row.id === project.id)) writer.differs(now, 'data', 'what was moved', 'not there');
  }
  if (project) await discard(writer, projectLife, project);
  if (other) await discard(writer, categoryLife, other);
  await bulk(writer, categoryLife, id, { action: 'disable' }, { status: 'disabled' });
  await bulk(writer, categoryLife, parentId, { action: 'disable' }, { status: 'disabled' });
}

/** There are two levels, and a code is for good. */
async function checkPlace(writer: Writer, { id }: Thing) {
  const below = await categoryLife.input(writer.newName(), writer);
  if (typeof below === 'string') return;
  const answer = await writer.send('POST /categories', { body: { ...below, parentId: id } });
  rememberMade(writer, categoryLife, answer);
  writer.session.expect(answer, { status: [422], where: 'body.parentId of the second level' });
  const now = await writer.read('/categories', id);
  if (!now) return;
  const content = contentOf(writer, 'PUT /categories/:id', now.row);
  const body = { ...content, code: writer.newName().replaceAll('-', '_'), version: now.version };
  await writer.refuse('PUT /categories/:id', { params: { id }, body }, [422], 'body.code otherwise than it was made');
}

/** A category below one of the run's own, which is disabled: members see neither. */
export const categoryLife: Life = {
  path: '/categories',
  entityType: 'category',
  nameField: 'name',
  unique: ['name', 'code'],
  input: async (name, writer) => {
    const above = await ground(writer, topLife);
    if (!above) return 'no category to lie below';
    return written(name, above.id);
  },
  changed: (_, name) => ({ name: short(name), description: 'conf' }),
  more: async (thing, writer) => {
    const { parentId } = thing.row;
    if (typeof parentId !== 'string') return;
    const sibling = await another(writer, categoryLife);
    await checkPlace(writer, thing);
    const isBeside = (row: Row) => row.parentId === parentId;
    await checkOrder(writer, categoryLife, thing, () => idsIn(writer, 'GET /categories', {}, isBeside), { parentId });
    await removeRefused(writer, categoryLife, parentId, 'CATEGORY_HAS_CHILDREN', 'with others below it');
    if (sibling) await discard(writer, categoryLife, sibling);
    await checkProjects(writer, thing, parentId);
  },
};

/** The one that they lie below. */
const topLife: Life = { ...categoryLife, input: async (name) => written(name, null) };
