/** Property values that a row must have for a call, by operationId. */
const states: Record<string, Record<string, unknown>> = {
  postAgreementsOfRecordRecordIdSend: { status: 'contacted' },
  postAgreementTemplatesIdRetire: { status: 'published' },
  putAgreementTemplatesId: { status: 'draft' },
  postFollowUpsIdAcknowledge: { adverse: 'severe', adverseAckAt: null },
  postFollowUpsIdCorrect: { status: 'done' },
  postFollowUpsIdReschedule: { status: 'pending' },
  postFollowUpsIdComplete: { status: 'pending' },
  postFollowUpsIdAttempts: { status: 'pending' },
  postFollowUpsIdAssign: { status: 'pending' },
  postFollowUpsIdCancel: { status: 'pending' },
  postFollowUpsIdGiveUp: { status: 'pending' },
  postHospitalsIdReopen: { status: 'ended' },
  postHospitalsIdResume: { status: 'paused' },
  postMembersIdEnable: { status: 'disabled' },
  postProjectsIdReopen: { status: 'finished' },
  postProjectsIdPublish: { status: 'draft' },
  postRecordsIdClaim: { status: 'submitted' },
  postRecordsIdReview: { status: 'submitted' },
  postRecordsIdReject: { status: 'submitted' },
  postRecordsIdContact: { status: 'approved' },
  postRecordsIdRefer: { status: 'contacted' },
  postRecordsIdEnroll: { status: 'referred' },
  postRecordsIdClose: { status: 'contacted' },
  postRecordsIdReopen: { status: 'rejected' },
  deleteSavedViewsId: { operatorId: '1' },
  putSavedViewsId: { operatorId: '1' },
  putSavedViewsIdDefault: { isShared: true },
  postSavedViewsIdRestore: { operatorId: '1' },
  deleteChannelsId: { isTracked: false },
};

/** The same for all calls whose operationId begins with a prefix; the first match wins. */
const ofAll: [string, Record<string, unknown>][] = [
  ['postReportsIdReopen', { status: 'approved' }],
  ['postReportsIdVoid', {}],
  ['postReportsIdFiles', {}],
  ['postReportsId', { status: 'pending' }],
  ['putReportsIdLease', { status: 'pending' }],
  ['deleteReportsIdLease', { status: 'pending' }],
  ['getReportsIdLease', { status: 'pending' }],
  ['postQuizzesIdRestoreAsDraft', { status: 'published' }],
  ['postQuizzesId', { status: 'draft' }],
  ['putQuizzesId', { status: 'draft' }],
  ['deleteQuizzesId', { status: 'draft' }],
  ['getQuizzesIdLease', { status: 'draft' }],
];

/** Whether a row has the state that a call needs. */
export function isFit(id: string, row: Record<string, unknown>) {
  const wanted = states[id] ?? ofAll.find(([prefix]) => id.startsWith(prefix))?.[1] ?? {};
  return Object.entries(wanted).every(([name, value]) => !(name in row) || row[name] === value);
}
