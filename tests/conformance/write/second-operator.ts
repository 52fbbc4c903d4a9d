import type { KnownCall } from '../api/contract';

/** Reason for rules that are not checked: a run has the credentials of one operator only. */
export const SECOND_OPERATOR = 'takes a second operator';

/** Rules of checked calls that need two operators. */
export const ofTwoOperators: readonly (readonly [call: string, what: string])[] = [
  ['GET /jobs/:id', 'of another operator'],
  ['POST /jobs/:id/cancel', 'of another operator'],
  ['GET /files/:id', 'of another operator'],
  ['GET /imports/:id', 'of another operator'],
  ['POST /imports/:id/confirm', 'of another operator'],
  ['GET /notifications', 'of another operator'],
  ['GET /saved-views', 'that another operator shares'],
  ['PUT /saved-views/:id', 'of another operator'],
  ['DELETE /saved-views/:id', 'of another operator'],
  ['POST /quizzes/:id/lease', 'that another operator has'],
  ['POST /quizzes/:id/lease/take-over', 'from another operator'],
  ['PUT /quizzes/:id', 'that another operator edits'],
  ['POST /quizzes/:id/publish', 'after a review'],
  ['POST /reports/:id/lease', 'that another operator has'],
  ['POST /reports/:id/lease/take-over', 'from another operator'],
  ['POST /reports/:id/approve', 'as the second reader of a critical value'],
  ['POST /reports/:id/assign', 'to another operator'],
  ['POST /reports/:id/files/:fileId/address', 'of a report that another operator has'],
  ['POST /reports/claim-next', 'while another operator claims, too'],
];

/** These rules for the calls in the scope of a run, in the form of the report. */
export const untestedOfTwo = (meant: readonly KnownCall[]) =>
  ofTwoOperators
    .filter(([name]) => meant.some((call) => call.name === name))
    .map(([name, what]) => ({ call: `${name} ${what}`, reason: SECOND_OPERATOR }));
