/** Actions in the change log by `entityType`, as the mock writes them. */
export const loggedActions = {
  member: [
    ...['update', 'setTags', 'addTags', 'removeTags', 'disable', 'enable', 'setDoNotContact', 'allowContact'],
    'anonymise',
  ],
  record: [
    ...['claim', 'assign', 'handover', 'approve', 'reject', 'defer', 'contact', 'refer', 'enroll', 'close', 'void'],
    ...['reopen', 'amend', 'update'],
  ],
  report: [
    ...['create', 'assign', 'handover', 'takeOver', 'submitFirstReading', 'approve', 'reject', 'needMore', 'reopen'],
    'void',
  ],
  followUp: [
    ...[
      'create',
      'assign',
      'handover',
      'reschedule',
      'addAttempt',
      'addCritical',
      'complete',
      'correct',
      'giveUp',
      'cancel',
    ],
    'acknowledge',
  ],
  agreement: ['create', 'resend', 'withdraw'],
  agreementTemplate: ['create', 'update', 'newVersion', 'publish', 'retire'],
  project: [
    ...['create', 'copy', 'update', 'setListing', 'setCategory', 'setHospitals', 'publish', 'pause', 'resume'],
    ...['finish', 'reopen', 'archive', 'reorder', 'delete', 'restore'],
  ],
  projectLink: ['create', 'copy', 'update', 'enable', 'disable', 'reorder', 'delete', 'restore'],
  quiz: [
    ...['create', 'update', 'import', 'copyFrom', 'restoreAsDraft', 'takeOver', 'requestReview', 'approve'],
    ...['refuse'],
    ...['publish', 'retire', 'delete'],
  ],
  channel: ['create', 'import', 'update', 'move', 'pause', 'enable', 'archive', 'delete', 'restore'],
  channelLink: ['create', 'update', 'enable', 'disable', 'renew', 'delete', 'restore'],
  hospital: ['create', 'import', 'update', 'setProjects', 'pause', 'resume', 'end', 'reopen', 'delete', 'restore'],
  category: ['create', 'update', 'enable', 'disable', 'moveProjects', 'reorder', 'delete', 'restore'],
  hotword: ['create', 'import', 'update', 'enable', 'disable', 'pin', 'reorder', 'delete', 'restore'],
  banner: ['create', 'copy', 'update', 'enable', 'disable', 'reorder', 'delete', 'restore'],
  customService: ['update', 'restore'],
  resultHint: [
    ...['create', 'copy', 'update', 'enable', 'disable', 'requestReview', 'approve', 'refuse', 'delete'],
    'restore',
  ],
  savedView: ['create', 'update', 'delete', 'restore'],
  page: ['rename'],
} satisfies Record<string, readonly string[]>;

/** Section of the document about the change log and the access log. */
export const logs = `
## Logs

\`entityType\` and \`action\` of the change log:

| entityType | action |
| --- | --- |
${Object.entries(loggedActions)
  .map(([kind, actions]) => `| \`${kind}\` | ${actions.join(', ')} |`)
  .join('\n')}

- \`entityId\` is the id of the thing; of \`page\` its \`pagePath\`, of \`customService\` always \`custom-service\`.
- An order (\`reorder\`) is one entry, with \`sort\` as its field and all ids from and to. Its \`entityId\` says what was put
  in order: of \`category\` the \`parentId\`, or \`root\` where that is null; of \`banner\` the \`position\`; of \`projectLink\`
  the \`projectId\`; of \`hotword\` and \`project\` \`all\`. \`pin\` has the same change, and the id of the hotword.
- The entry of a new thing (\`create\`, \`copy\`, \`import\`, \`newVersion\`) has every field that has a value, \`from\` null. Of
  a copied project its links and hints have one each, its quiz has none. \`delete\` and \`restore\` have no changes, but for
  \`customService\`, where an older version is saved again. \`takeOver\` has the field \`leaseHolder\`, with names.
- A list of texts is logged as one, a list of anything else and an object as one text of JSON; null and what is not set
  as null. Where a row has ids, of an operator, a hospital, a category or another thing, the mock mostly logs names, and
  of long lists a number or their names. \`query\` and \`columns\` of a saved view are not logged.

The access log has \`member\`, \`record\`, \`report\`, \`agreement\`, \`hospital\` and \`channel\` by reveals, and those that an
export is of (\`entity\` of POST /exports); POST /access-logs takes \`member\`, \`record\`, \`report\`, \`followUp\` and
\`agreement\`, and is 404 for others.
`.trim();
