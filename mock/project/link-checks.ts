import { projectLinkCheckApi } from '../../src/contract/project-link';
import { iso } from '../clock';
import { Fault } from '../fault';
import { handle } from '../handle';
import { startJob, toJob } from '../job/jobs';
import type { Worker } from '../job/worker';
import { originOf } from '../log/origin';
import { message, messages } from '../messages';
import { refuse } from '../refuse';
import { state } from '../state';
import { find } from '../store/update';
import { checkLink } from './link-check';
import { projectMessages } from './messages';

const linkOf = (id: string) => find(state().world.projectLinks, id);

/** Each look waits for somebody else's server. */
const LINKS_PER_SECOND = 4;

export const linkCheckWorker: Worker<null> = {
  type: 'linkCheck',
  rowsPerSecond: LINKS_PER_SECOND,
  work({ language }, id) {
    const link = linkOf(id);
    const { state: is, detail } = checkLink(link);
    link.lastCheck = { state: is, detail: detail && message(detail, language), checkedAt: iso(Date.now()) };
    if (detail) throw new Fault({ ...messages.invalid, ...detail });
  },
  labelOf: (_, id) => state().world.projectLinks.find((link) => link.id === id)?.title ?? id,
};

export const linkChecks = handle(projectLinkCheckApi.check, ({ body, operator, language, request, requestId }) => {
  const rowIds = [...new Set(body.ids)];
  const links = state().world.projectLinks.filter(({ id }) => rowIds.includes(id));
  const projects = new Set(links.map(({ projectId }) => projectId));
  refuse({ ids: projects.size > 1 ? projectMessages.linksOfOneProject : undefined });
  const origin = originOf({ request, requestId });
  const as = { kind: 'linkCheck', entity: 'projectLink', action: 'check', operator, language, origin } as const;
  return toJob(startJob(linkCheckWorker, null, { ...as, rowIds }), language);
});
