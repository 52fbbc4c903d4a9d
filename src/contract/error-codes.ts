type Meaning = { status: 400 | 401 | 403 | 404 | 409 | 422 | 429 | 500; meaning: string };

/**
 * Every `errorCode` of the API: the status it comes with, and what it means. 422 always brings `fieldErrors`; where no
 * field is wrong and the state of things or a limit is what refuses, it is 403; 409 is a stale version and nothing else.
 */
export const errorCodes = {
  UNAUTHORIZED: { status: 401, meaning: 'Nobody is signed in' },
  BAD_CREDENTIALS: { status: 401, meaning: 'No operator has this user name and password' },
  FORGED: { status: 403, meaning: 'A write without X-Requested-With' },
  MALFORMED: { status: 400, meaning: 'The body cannot be read' },
  INVALID: { status: 422, meaning: 'Fields are refused, each with its reason' },
  NOT_FOUND: { status: 404, meaning: 'There is nothing under this id, or not for this operator' },
  CONFLICT: { status: 409, meaning: 'Somebody else has changed it in the meantime' },
  TOO_MANY_ATTEMPTS: { status: 429, meaning: 'Too many wrong passwords of one user name in a minute' },
  TOO_MANY_REVEALS: { status: 429, meaning: 'The hourly limit of clear values is used up' },
  INTERNAL: { status: 500, meaning: 'The server failed' },
  CONTRACT: { status: 500, meaning: 'The server made an answer that the contract forbids' },

  MEMBER_CANCELLED: { status: 403, meaning: 'The member has been cancelled, which is final' },
  MEMBER_NOT_ACTIVE: { status: 403, meaning: 'Only an active member can be disabled' },
  MEMBER_NOT_DISABLED: { status: 403, meaning: 'Only a disabled member can be enabled' },
  MEMBER_HAS_OPEN_RECORDS: { status: 403, meaning: 'Open records keep the member from being cancelled: `blockedBy`' },
  TOO_MANY_TAGS: { status: 403, meaning: 'The member would have more tags than allowed' },
  REVEAL_CANCELLED: { status: 403, meaning: 'A cancelled member has no clear values left' },
  REVEAL_NO_CONSENT: { status: 403, meaning: 'Without consent only the member’s own request is a purpose' },
  EXPORT_OF_ONE_MEMBER: { status: 403, meaning: 'A member’s own request exports that member alone' },

  CATEGORIES_FULL: { status: 403, meaning: 'There are as many categories as can be' },
  CATEGORY_HAS_PROJECTS: { status: 403, meaning: 'Projects keep the category from being deleted: `blockedBy`' },
  CATEGORY_HAS_CHILDREN: { status: 403, meaning: 'A category with others below it cannot be deleted' },
  CATEGORY_NAME_TAKEN: { status: 403, meaning: 'The name of a deleted category has been given to another' },
  CATEGORY_CODE_TAKEN: { status: 403, meaning: 'The code of a deleted category has been given to another' },
  CATEGORY_PARENT_UNKNOWN: { status: 403, meaning: 'The parent of a deleted category is gone' },
  CATEGORY_TOO_DEEP: { status: 403, meaning: 'A deleted category would come back below the last level' },
  HOTWORDS_FULL: { status: 403, meaning: 'There are as many hotwords as can be' },
  HOTWORDS_ENABLED_FULL: { status: 403, meaning: 'As many hotwords are enabled as can be' },
  HOTWORD_TAKEN: { status: 403, meaning: 'A deleted hotword has been added again' },
  BANNERS_FULL: { status: 422, meaning: 'More banners of the position would be online at once than can be' },
  BANNER_OVER: { status: 403, meaning: 'The schedule of the banner is over' },
  HINT_NOT_REVIEWED: { status: 403, meaning: 'The hint has not passed its medical review' },
  HINT_REVIEW_OWN: { status: 403, meaning: 'Who edited the text last cannot review it' },
  HINT_IN_USE: { status: 403, meaning: 'Published quizzes keep the hint from being deleted: `blockedBy`' },
  HOSPITAL_NAME_TAKEN: { status: 422, meaning: 'Another hospital has this name' },
  HOSPITAL_HAS_RECORDS: { status: 403, meaning: 'Records keep the hospital from being deleted: `blockedBy`' },
  HOSPITAL_STATUS_UNFIT: { status: 403, meaning: 'The status of the hospital does not allow the action' },
  DATE_IN_FUTURE: { status: 422, meaning: 'The date lies after today' },
  DATE_BEFORE_JOINED: { status: 422, meaning: 'The date lies before the cooperation began' },

  IMPORT_TOO_LARGE: { status: 422, meaning: 'The file is larger than allowed' },
  IMPORT_OLD_EXCEL: { status: 422, meaning: 'The file is an old .xls' },
  IMPORT_NOT_TABLE: { status: 422, meaning: 'The file is neither a CSV nor an XLSX table' },
  IMPORT_TEXT_AS_XLSX: { status: 422, meaning: 'The file is text that is called .xlsx' },
  IMPORT_EMPTY: { status: 422, meaning: 'The table has no rows' },
  IMPORT_TOO_MANY_ROWS: { status: 422, meaning: 'The table has more rows than allowed' },
  IMPORT_TOO_MANY_COLUMNS: { status: 422, meaning: 'The table has more columns than allowed' },
  IMPORT_HEADER_TOO_LONG: { status: 422, meaning: 'A header is longer than allowed' },
  IMPORT_HEADER_REPEATED: { status: 422, meaning: 'Two columns have one header' },
  IMPORT_HEADER_MISSING: { status: 422, meaning: 'A column with data has no header' },
  IMPORT_MAPPING_LENGTH: { status: 422, meaning: 'The mapping is not as long as the header' },
  IMPORT_FIELD_REPEATED: { status: 422, meaning: 'Two columns are mapped to one field' },
  IMPORT_FIELD_MISSING: { status: 422, meaning: 'No column is mapped to a field that is needed' },
  IMPORT_EXPIRED: { status: 403, meaning: 'The import has expired' },
  IMPORT_UNDER_WAY: { status: 403, meaning: 'A job of the import is under way' },
  IMPORT_NOT_CHECKED: { status: 403, meaning: 'The file has not been checked' },
  IMPORT_NOTHING_GOOD: { status: 403, meaning: 'The check found no row that can be written' },
  IMPORT_OVER: { status: 403, meaning: 'The import has been written or given up' },

  ANALYSIS_GENERATING: { status: 403, meaning: 'The platform is still making the figures: try again later' },
  ANALYSIS_NOT_PROVIDED: { status: 404, meaning: 'The platform has no figures of this date' },
} as const satisfies Record<string, Meaning>;

export type ErrorCode = keyof typeof errorCodes;
