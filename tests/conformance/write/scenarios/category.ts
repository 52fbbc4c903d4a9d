import { type Row, rowsOf } from '../../read/rows';
import { act, removeRefused } from '../steps/act';
import { bulk, checkOrder, idsIn } from '../steps/bulk';
import { contentOf } from '../steps/change';
import { rememberMade } from '../steps/create';
import { another, discard, ground } from '../steps/own';
import type { ResourceScenario } from '../steps/scenario';
import type { Thing, Writer } from '../writer';
import { projectScenario } from './project';

/** Shortens a name to at most ten characters, the limit of a category: `conf-k3f1a`. */
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

/** Checks that a category with projects cannot be deleted, and that its projects can be moved to another category. */
async function checkProjects(writer: Writer, { id }: Thing, parentId: string) {
  // A project accepts a category only if its parent is enabled, too.
  await bulk(writer, categoryScenario, parentId, { action: 'enable' }, { status: 'enabled' });
  await bulk(writer, categoryScenario, id, { action: 'enable' }, { status: 'enabled' });
  const other = await another(writer, categoryScenario, { status: 'enabled' });
  const project = await another(writer, projectScenario, { categoryId: id });
  if (other && project) {
    const held = await writer.send('GET /categories/:id/projects', { params: { id } });
    if (!rowsOf(held).some((row) => row.id === project.id)) writer.differs(held, 'data', 'its project', 'not there');
    await removeRefused(writer, categoryScenario, id, 'CATEGORY_HAS_PROJECTS', 'with a project in it');
    await act(writer, categoryScenario, id, 'move-projects', { more: { toId: other.id }, after: { projectCount: 0 } });
    const now = await writer.send('GET /categories/:id/projects', { params: { id: other.id } });
    if (!rowsOf(now).some((row) => row.id === project.id)) writer.differs(now, 'data', 'what was moved', 'not there');
  }
  if (project) await discard(writer, projectScenario, project);
  if (other) await discard(writer, categoryScenario, other);
  await bulk(writer, categoryScenario, id, { action: 'disable' }, { status: 'disabled' });
  await bulk(writer, categoryScenario, parentId, { action: 'disable' }, { status: 'disabled' });
}

/** Checks that there are only two levels and that a code cannot be changed. */
async function checkPlace(writer: Writer, { id }: Thing) {
  const below = await categoryScenario.input(writer.newName(), writer);
  if (typeof below === 'string') return;
  const answer = await writer.send('POST /categories', { body: { ...below, parentId: id } });
  rememberMade(writer, categoryScenario, answer);
  writer.session.expect(answer, { status: [422], where: 'body.parentId of the second level' });
  const now = await writer.read('/categories', id);
  if (!now) return;
  const content = contentOf(writer, 'PUT /categories/:id', now.row);
  const body = { ...content, code: writer.newName().replaceAll('-', '_'), version: now.version };
  await writer.refuse('PUT /categories/:id', { params: { id }, body }, [422], 'body.code otherwise than it was made');
}

/** A disabled category below another disabled category of the run, so that members see neither. */
export const categoryScenario: ResourceScenario = {
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
  checkMore: async (thing, writer) => {
    const { parentId } = thing.row;
    if (typeof parentId !== 'string') return;
    const sibling = await another(writer, categoryScenario);
    await checkPlace(writer, thing);
    const isBeside = (row: Row) => row.parentId === parentId;
    await checkOrder(writer, categoryScenario, thing, () => idsIn(writer, 'GET /categories', {}, isBeside), {
      parentId,
    });
    await removeRefused(writer, categoryScenario, parentId, 'CATEGORY_HAS_CHILDREN', 'with others below it');
    if (sibling) await discard(writer, categoryScenario, sibling);
    await checkProjects(writer, thing, parentId);
  },
};

/** The parent of the categories of this run. */
const topLife: ResourceScenario = { ...categoryScenario, input: async (name) => written(name, null) };
