import { dataOf } from '../../api/client';
import { dayFromNow } from '../../read/rows';
import { act, actRefused, compare } from '../steps/act';
import { bulk, bulkRefused } from '../steps/bulk';
import { bulkMatching } from '../steps/bulk-matching';
import { ground } from '../steps/own';
import type { ResourceScenario } from '../steps/scenario';
import type { Thing, Writer } from '../writer';
import { projectScenario } from './project';

/** Checks the status transitions, and that invalid transitions and dates are refused. */
async function checkStatus(writer: Writer, thing: Thing) {
  const { id } = thing;
  const since = { date: dayFromNow(0), reason: 'conf' };
  const refused = { more: since, code: 'HOSPITAL_STATUS_UNFIT' };
  await actRefused(writer, hospitalScenario, id, 'resume', { ...refused, why: 'of an active one' });
  const tooLate = { more: { ...since, date: dayFromNow(2) }, status: 422, why: 'from a day to come' };
  await actRefused(writer, hospitalScenario, id, 'pause', tooLate);
  const tooEarly = { more: { ...since, date: dayFromNow(-60) }, status: 422, why: 'from before it joined' };
  await actRefused(writer, hospitalScenario, id, 'pause', tooEarly);
  const after = { statusReason: since.reason, statusSince: since.date };
  for (const [action, status] of [
    ['pause', 'paused'],
    ['resume', 'active'],
    ['end', 'ended'],
    ['reopen', 'active'],
  ] as const) {
    await act(writer, hospitalScenario, id, action, { more: since, after: { ...after, status } });
  }
  await bulk(writer, hospitalScenario, id, { action: 'pause', ...since }, { status: 'paused' });
  await bulkRefused(writer, hospitalScenario, id, { action: 'pause', ...since });
  await bulk(writer, hospitalScenario, id, { action: 'resume', ...since }, { status: 'active' });
  await bulkMatching(writer, hospitalScenario, thing, { action: 'pause', ...since }, { status: 'paused' });
  const now = await writer.read(hospitalScenario.path, id);
  if (now?.row.status === 'paused') {
    await act(writer, hospitalScenario, id, 'resume', { more: since, after: { status: 'active' } });
  }
}

/** Links the hospital to a project of the run and checks both sides. */
async function checkProjects(writer: Writer, { id }: Thing) {
  const project = await ground(writer, projectScenario);
  if (!project) return;
  const projectIds = [project.id];
  const linked = { method: 'PUT', more: { projectIds }, after: { projectIds, projectCount: 1 } } as const;
  if (!(await act(writer, hospitalScenario, id, 'projects', linked))) return;
  const seen = await writer.send('GET /projects/:id', { params: { id: project.id } });
  compare(writer, seen, (dataOf(seen) ?? {}) as Thing['row'], { hospitalIds: [id] }, 'of a linked project');
  const nothing = { method: 'PUT', more: { projectIds: [] }, after: { projectIds: [], projectCount: 0 } } as const;
  await act(writer, hospitalScenario, id, 'projects', nothing);
}

/** Checks the reach of an active hospital without published projects. */
async function checkReach(writer: Writer, { id }: Thing) {
  const answer = await writer.send('POST /hospitals/reach', { body: { ids: [id] } });
  if (!writer.session.expect(answer, { status: [200] })) return;
  const reach = { activeCount: 1, publishedProjectCount: 0 };
  compare(writer, answer, (dataOf(answer) ?? {}) as Thing['row'], reach, 'of one without projects');
}

/** An invented number in a range that no phone company uses. */
export const OWN_MOBILE = '14000001234';

/** A hospital without projects, which members do not see. */
export const hospitalScenario: ResourceScenario = {
  path: '/hospitals',
  entityType: 'hospital',
  nameField: 'name',
  notReadBack: ['contactMobile'],
  unique: ['name'],
  input: async (name) => ({
    name,
    shortName: null,
    orgCode: null,
    level: 'ungraded',
    nature: 'public',
    kind: 'other',
    departments: ['conf'],
    regionCode: '440305',
    address: 'conf',
    latitude: 22.5,
    longitude: 113.9,
    phone: null,
    contactName: 'conf',
    contactMobile: OWN_MOBILE,
    logoUrl: null,
    photos: [],
    intro: null,
    openHours: null,
    joinedAt: dayFromNow(-30),
  }),
  changed: (_, name) => ({ name, shortName: 'conf', departments: ['conf', 'conf-2'] }),
  findBy: (name) => ({ keyword: name }),
  checkMore: async (thing, writer) => {
    await checkReach(writer, thing);
    await checkStatus(writer, thing);
    await checkProjects(writer, thing);
  },
};
