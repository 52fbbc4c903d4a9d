import { projectLinkCheckApi } from '../../src/contract/project-link';
import { iso } from '../clock';
import { Fault } from '../fault';
import { handle } from '../handle';
import { startJob, toJob } from '../job/jobs';
import type { Worker } from '../job/worker';
import { getOrigin } from '../log/origin';
import { messages } from '../messages';
import { refuse } from '../refuse';
import { find } from '../store/update';
import { checkReachability, reasonTexts } from './check-reachability';
import { projectLinkMessages } from './messages';
import { projectLinkTable } from './table';

const getLink = (id: string) => find(projectLinkTable.rows(), id);

/** Each check waits for an external server. */
const LINKS_PER_SECOND = 4;

export const linkCheckWorker: Worker<null> = {
  type: 'linkCheck',
  rowsPerSecond: LINKS_PER_SECOND,
  work(_, id) {
    const link = getLink(id);
    const finding = checkReachability(link);
    link.lastCheck = { ...finding, checkedAt: iso(Date.now()) };
    if (finding.reason) throw new Fault({ ...messages.invalid, ...reasonTexts[finding.reason] });
  },
  labelOf: (_, id) => projectLinkTable.rows().find((link) => link.id === id)?.title ?? id,
};

export const linkCheckHandler = handle(
  projectLinkCheckApi.check,
  ({ body, operator, language, request, requestId }) => {
    const rowIds = [...new Set(body.ids)];
    const links = projectLinkTable.rows().filter(({ id }) => rowIds.includes(id));
    const projects = new Set(links.map(({ projectId }) => projectId));
    refuse({ ids: projects.size > 1 ? projectLinkMessages.linksOfOneProject : undefined });
    const origin = getOrigin({ request, requestId });
    const as = { kind: 'linkCheck', entity: 'projectLink', action: 'check', operator, language, origin } as const;
    return toJob(startJob(linkCheckWorker, null, { ...as, rowIds }), language);
  },
);
