import type { Candidate, Row } from './candidates';
import type { Mock } from './mock';

type Prepared = Record<string, unknown> | undefined;
type Prepare = (candidate: Candidate, mock: Mock) => Promise<Prepared>;

const claimed =
  (path: string): Prepare =>
  async ({ row }, { ask }) => {
    const body = { windowId: 'window-1' };
    const { status, data } = await ask({ method: 'POST', path: `/${path}/${row?.id}/lease`, body });
    return status === 200 ? { leaseId: (data as Row).id } : undefined;
  };

const deleted =
  (path: string): Prepare =>
  async ({ row }, { ask }) => {
    const query = { version: String(row?.version) };
    const { status } = await ask({ method: 'DELETE', path: `/${path}/${row?.id}`, query });
    return status === 200 ? { ids: [row?.id], version: (row?.version ?? 0) + 1 } : undefined;
  };

/** Reads the current order of a scope from the data of a refusal, and swaps its first two ids. */
const ordered =
  (path: string, scope: object = {}): Prepare =>
  async (_, { ask }) => {
    const body = { ids: ['none'], base: ['none'], ...scope };
    const { data } = await ask({ method: 'PUT', path: `/${path}/order`, body });
    const { current } = data as { current?: string[] };
    const [first, second, ...rest] = current ?? [];
    return first && second ? { base: current, ids: [second, first, ...rest] } : undefined;
  };

const read =
  (path: string, query?: Record<string, string>): Prepare =>
  async (_, { ask }) => {
    const { status, data } = await ask({ method: 'GET', path, query });
    return status === 200 ? (data as Record<string, unknown>) : undefined;
  };

const begun: Prepare = async ({ row }, { ask }) => {
  const { status, data } = await ask({
    method: 'POST',
    path: `/records/${row?.id}/claim`,
    body: { version: row?.version },
  });
  return status === 200 ? { version: (data as Row).version } : undefined;
};

/** Steps that must run before a call, by its operationId. They return values for the request of the call. */
export const preparations: Record<string, Prepare> = {
  postRecordsIdReview: begun,
  postRecordsIdReject: begun,
  async postAgreementsOfRecordRecordIdSend({ row }, { ask }) {
    const { data } = await ask({ method: 'GET', path: `/agreements/of-record/${row?.id}` });
    const [newest] = data as (Row & { version: number })[];
    return { newest: newest ? { id: newest.id, version: newest.version } : null };
  },
  postReportsIdApprove: claimed('reports'),
  postReportsIdReject: claimed('reports'),
  postReportsIdNeedMore: claimed('reports'),
  putReportsIdLease: claimed('reports'),
  deleteReportsIdLease: claimed('reports'),
  postReportsIdLeaseTakeOver: claimed('reports'),
  putQuizzesIdLease: claimed('quizzes'),
  deleteQuizzesIdLease: claimed('quizzes'),
  postQuizzesIdLeaseTakeOver: claimed('quizzes'),
  postBannersIdRestore: deleted('banners'),
  postBannersRestore: deleted('banners'),
  postCategoriesIdRestore: deleted('categories'),
  postChannelLinksIdRestore: deleted('channel-links'),
  postChannelLinksRestore: deleted('channel-links'),
  postChannelsIdRestore: deleted('channels'),
  postHospitalsIdRestore: deleted('hospitals'),
  postHotwordsIdRestore: deleted('hotwords'),
  postHotwordsRestore: deleted('hotwords'),
  postProjectsIdRestore: deleted('projects'),
  postProjectLinksIdRestore: deleted('project-links'),
  postResultHintsIdRestore: deleted('result-hints'),
  postSavedViewsIdRestore: deleted('saved-views'),
  putBannersOrder: ordered('banners', { position: 'home' }),
  putHotwordsOrder: ordered('hotwords'),
  putProjectsOrder: ordered('projects'),
  putProjectLinksOrder: ordered('project-links', { projectId: '9001' }),
  putCategoriesOrder: ordered('categories', { parentId: null }),
  putCustomService: read('/custom-service'),
  putAnalysisPagesName: read('/analysis/pages/name', { pagePath: 'pages/index/index' }),
  async postCustomServiceRestore(_, { ask }) {
    const { data } = await ask({ method: 'GET', path: '/custom-service' });
    const { data: versions } = await ask({ method: 'GET', path: '/custom-service/versions' });
    const [before] = versions as { versionOf: number }[];
    return before && { versionOf: before.versionOf, version: (data as Row).version };
  },
  async putQuizzesIdImport({ row }, { ask }) {
    const { status, data } = await ask({ method: 'GET', path: `/quizzes/${row?.id}/export` });
    return status === 200 ? { file: data } : undefined;
  },
};
