import { productName } from '../../settings';
import { logs } from './logs';
import { states } from './states';

const description = `
What the admin console asks of its server. This document is made from the schemas that the console
is built with: what stands here is what it sends and reads.

## Calls

- All lie below \`/api/admin/v1\`. Who is signed in is told by a session cookie, which POST /login sets.
- Every write is JSON, or a multipart form where there are files, and carries \`X-Requested-With: XMLHttpRequest\`;
  one without it is answered 403 \`FORGED\`.
- A parameter that stands twice in a query is refused with 422.
- Personal data never stands in a URL. A list that can be filtered by it has a \`POST …/search\` besides, with all
  filters in the body.
- Answers are sent with \`Cache-Control: no-store\`. Messages for people are in the language of \`Accept-Language\`
  (\`zh-CN\` or \`en-US\`).

## Answers

- All but files are wrapped in an envelope: \`success\`, \`data\`, and of a failure \`errorCode\` and \`errorMessage\`.
- A list answers \`{ list, total }\`: \`pageSize\` rows of page \`current\`, and how many there are on all pages.
- A server may send properties that are not named here, unless a schema says otherwise.
- Personal fields leave the server masked (\`mobileMasked\`: \`138****8000\`). POST …/reveal gives the clear values once,
  to be shown until \`expiresAt\`, and is logged with its purpose.

## Types

- Ids are text, whatever the server counts them by.
- Instants are ISO 8601 with an offset, days \`YYYY-MM-DD\`. Days begin and end in the time zone Asia/Shanghai. Periods are
  half-open: \`…From\` is included, \`…Before\` is not.
- Lengths of text count code points.
- A text that people type and that needs something (\`minLength\`; ids, keys, codes, paths and passwords apart) is trimmed before
  it is measured and kept: blanks alone are refused with 422. One without \`minLength\` may be blank.
- A name that has to be unique is compared after NFKC, in lower case and trimmed, so that \`ＡＢ\` is taken by \`ab\`; those
  of hospitals and result hints also without any spaces in them. What was deleted does not count.
- null is written in two forms: \`type: [T, "null"]\` of a value, \`anyOf: [{ $ref }, { type: "null" }]\` of a reference.
- What an enum's values mean stands in its description, and for generators in \`x-enum-descriptions\`; \`x-enum-varnames\`
  names their constants where the values are no names.

## Writes

- What can be edited has a \`version\`, which each change raises. A write carries the one that was read: 409 \`CONFLICT\` means
  that it is not the newest any more, and nothing else; \`data.current\` is what the server holds.
- 422 means that fields are wrong, a value that has to be unique and is taken included: \`data.fieldErrors\` has a message
  for each by its path, such as \`options.0.label\`. Where no field is wrong and the state of things or a limit refuses,
  it is 403 with an \`errorCode\`.
- An action on picked rows is answered at once: \`{ done, failed }\`. What takes longer is a Job, which is polled by
  GET /jobs/{id}.
- What was deleted can be restored by POST …/restore, with the version of the deletion plus one, but for the draft of a
  quiz.

${states}

${logs}
`.trim();

/** `info` of the document. */
export const info = {
  title: `${productName['en-US']}: admin API`,
  version: '1.0.0',
  description,
  contact: { name: 'The maintainers of the console' },
  license: { name: 'Not licensed: for the backend of the console alone', identifier: 'LicenseRef-Unlicensed' },
};
