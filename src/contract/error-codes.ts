import { banner } from './limits/banner';
import { category } from './limits/category';
import { channel } from './limits/channel';
import { channelLink } from './limits/channel-link';
import { followUp } from './limits/follow-up';
import { hotword } from './limits/hotword';
import { importLimits, maxImportRows } from './limits/import';
import { member } from './limits/member';
import { projectLink } from './limits/project-link';
import { reveal } from './limits/reveal';
import { savedView } from './limits/saved-view';
import { session } from './limits/session';
import { sort } from './limits/sort';
import { track } from './limits/track';

type Meaning = { status: 400 | 401 | 403 | 404 | 409 | 422 | 429 | 500; meaning: string };

/**
 * Every `errorCode` of the API with its status and meaning. A 422 always contains `fieldErrors`; a 403 means that all
 * fields are valid but a state or a limit refuses the request; a 409 always means a stale version.
 */
export const errorCodes = {
  UNAUTHORIZED: { status: 401, meaning: 'Nobody is signed in' },
  BAD_CREDENTIALS: { status: 401, meaning: 'No operator has this user name and password' },
  FORGED: { status: 403, meaning: 'A write without X-Requested-With' },
  MALFORMED: { status: 400, meaning: 'The body cannot be read' },
  INVALID: { status: 422, meaning: 'Fields are refused, each with its reason' },
  NOT_FOUND: { status: 404, meaning: 'There is nothing under this id, or not for this operator' },
  CONFLICT: { status: 409, meaning: 'Somebody else has changed it in the meantime' },
  TOO_MANY_ATTEMPTS: {
    status: 429,
    meaning: `${session.maxAttemptsPerMinute} wrong passwords of one user name within a minute`,
  },
  TOO_MANY_REVEALS: {
    status: 429,
    meaning: `The operator has looked at clear values ${reveal.maxRevealsPerHour} times within an hour`,
  },
  INTERNAL: { status: 500, meaning: 'The server failed' },
  CONTRACT: { status: 500, meaning: 'The server made an answer that the contract forbids' },

  MEMBER_CANCELLED: { status: 403, meaning: 'The member has been cancelled, which is final' },
  MEMBER_NOT_ACTIVE: { status: 403, meaning: 'Only an active member can be disabled' },
  MEMBER_NOT_DISABLED: { status: 403, meaning: 'Only a disabled member can be enabled' },
  MEMBER_DO_NOT_CONTACT: {
    status: 403,
    meaning: 'The member is not to be called already, for this reason and as long',
  },
  MEMBER_MAY_BE_CONTACTED: { status: 403, meaning: 'Nothing says that the member is not to be called' },
  MEMBER_HAS_OPEN_RECORDS: { status: 403, meaning: 'Open records keep the member from being cancelled: `blockedBy`' },
  TOO_MANY_TAGS: { status: 403, meaning: `The member would have more than ${member.maxTags} tags` },
  REVEAL_CANCELLED: { status: 403, meaning: 'A cancelled member has no clear values left' },
  REVEAL_NO_CONSENT: { status: 403, meaning: 'Without consent only the member’s own request is a purpose' },
  EXPORT_TOO_LARGE: {
    status: 403,
    meaning: `More than ${track.maxExportedEvents} event tracks match, which one file does not take`,
  },
  EXPORT_OF_ONE_MEMBER: { status: 403, meaning: 'A member’s own request exports that member alone' },

  CATEGORIES_FULL: { status: 403, meaning: `There are ${category.maxCategories} categories, as many as can be` },
  CATEGORY_HAS_PROJECTS: { status: 403, meaning: 'Projects keep the category from being deleted: `blockedBy`' },
  CATEGORY_HAS_CHILDREN: { status: 403, meaning: 'A category with others below it cannot be deleted' },
  CATEGORY_NAME_TAKEN: { status: 403, meaning: 'The name of a deleted category has been given to another' },
  CATEGORY_CODE_TAKEN: { status: 403, meaning: 'The code of a deleted category has been given to another' },
  CATEGORY_PARENT_UNKNOWN: { status: 403, meaning: 'The parent of a deleted category is gone' },
  CATEGORY_TOO_DEEP: { status: 403, meaning: 'A deleted category would come back below the last level' },
  HOTWORDS_FULL: { status: 403, meaning: `There are ${sort.maxRows} hotwords, as many as can be` },
  HOTWORDS_ENABLED_FULL: { status: 403, meaning: `${hotword.maxEnabled} hotwords are enabled, as many as can be` },
  HOTWORD_TAKEN: { status: 403, meaning: 'A deleted hotword has been added again' },
  BANNERS_FULL: {
    status: 422,
    meaning: `More than ${banner.maxOnlinePerPosition} banners of the position would be online at once`,
  },
  BANNER_OVER: { status: 403, meaning: 'The schedule of the banner is over' },
  HINT_NOT_REVIEWED: { status: 403, meaning: 'The hint has not passed its medical review' },
  HINT_REVIEW_OWN: { status: 403, meaning: 'Who edited the text last cannot review it' },
  REVIEW_PASSED: { status: 403, meaning: 'The medical review is passed: there is nothing to request' },
  HINT_IN_USE: { status: 403, meaning: 'Published quizzes keep the hint from being deleted: `blockedBy`' },
  HOSPITAL_NAME_TAKEN: { status: 422, meaning: 'Another hospital has this name' },
  HOSPITAL_HAS_RECORDS: { status: 403, meaning: 'Records keep the hospital from being deleted: `blockedBy`' },
  HOSPITAL_STATUS_UNFIT: { status: 403, meaning: 'The status of the hospital does not allow the action' },
  DATE_IN_FUTURE: { status: 422, meaning: 'The date lies after today' },
  DATE_BEFORE_JOINED: { status: 422, meaning: 'The date lies before the cooperation began' },

  LEASE_HELD: { status: 403, meaning: 'Somebody else is working on it, or another window: `holder`' },
  LEASE_LOST: { status: 403, meaning: 'The lease has ended or was taken over: `holder`, if there is one' },
  PROJECT_STATUS: { status: 403, meaning: 'The status of the project does not allow the action' },
  PROJECT_NOT_READY: { status: 403, meaning: 'The publish gate does not hold: what is missing' },
  PROJECT_HAS_RECORDS: { status: 403, meaning: 'Records keep the project from being deleted' },
  PROJECT_LINKS_FULL: { status: 403, meaning: `The project has ${projectLink.maxPerProject} links, as many as can be` },
  PROJECT_LINK_IN_USE: { status: 403, meaning: 'Result hints open the link: `blockedBy`' },
  QUIZ_STATUS: { status: 403, meaning: 'The status of the version does not allow the action' },
  QUIZ_NOT_READY: { status: 403, meaning: 'The checks of the quiz found errors: the findings' },
  QUIZ_UNCHANGED: { status: 403, meaning: 'The draft is identical to the published version' },
  QUIZ_REVIEW_OWN: { status: 403, meaning: 'Who edited the quiz last cannot review it' },
  QUIZ_DRAFT_EXISTS: { status: 403, meaning: 'The project has a draft of its quiz already' },
  TEMPLATE_STATUS: { status: 403, meaning: 'The status of the template does not allow the action' },
  TEMPLATE_IN_USE: { status: 403, meaning: 'Published projects ask for the template: `blockedBy`' },
  AGREEMENT_STATUS: { status: 403, meaning: 'The status of the agreement does not allow the action' },
  RECORD_STATUS: { status: 403, meaning: 'The state of the record does not lead there' },
  RECORD_TAKEN: { status: 403, meaning: 'Somebody else was faster: the assignee' },
  RECORD_AGREEMENT: { status: 403, meaning: 'The project asks for an agreement that is not signed' },
  RECORD_WITHDRAWN: { status: 403, meaning: 'The agreement was withdrawn, which is final' },
  QUOTA_FULL: { status: 403, meaning: 'The project has no place left' },
  FOLLOW_UP_STATUS: { status: 403, meaning: 'The status of the follow-up does not allow the action' },
  FOLLOW_UP_ATTEMPTS: {
    status: 403,
    meaning: `The patient has not been tried ${followUp.minAttempts} times on ${followUp.minAttemptDays} days`,
  },
  FOLLOW_UP_NO_ADVERSE: { status: 403, meaning: 'There is no adverse reaction that waits for an answer' },
  REPORT_STATUS: { status: 403, meaning: 'The status of the report does not allow the action' },
  REPORT_SECOND_READER: { status: 403, meaning: 'Who read a critical value first cannot read it a second time' },
  CHANNEL_STATUS: { status: 403, meaning: 'The status of the channel does not allow the action' },
  CHANNEL_ARCHIVED: { status: 403, meaning: 'The channel is archived, which is final' },
  CHANNELS_FULL: { status: 403, meaning: `There are ${channel.maxChannels} channels, as many as can be` },
  CHANNEL_HAS_CHILDREN: { status: 403, meaning: 'A channel with others below it cannot be deleted' },
  CHANNEL_HAS_LINKS: { status: 403, meaning: 'A channel with links cannot be deleted' },
  CHANNEL_CODE_TAKEN: { status: 403, meaning: 'The code of a deleted channel has been given to another' },
  CHANNEL_NAME_TAKEN: { status: 403, meaning: 'The name of a deleted channel has been given to another' },
  CHANNEL_PARENT_UNFIT: { status: 403, meaning: 'A deleted channel cannot come back to where it lay' },
  CHANNEL_TRACKED: { status: 403, meaning: 'Members came by the channel: it can be archived, not deleted' },
  LINK_EXPIRED: { status: 403, meaning: 'The link has expired and has to be renewed first' },
  LINK_CLICKED: { status: 403, meaning: 'The link was clicked: it can be disabled, not deleted' },
  LINK_RENEWAL: { status: 403, meaning: 'The link cannot be renewed, for the reason that is given' },
  CODES_FULL: {
    status: 403,
    meaning: `The account has no permanent code left of its ${channelLink.maxPermanentCodes}`,
  },
  PLATFORM_PAGE_UNKNOWN: { status: 403, meaning: 'The platform knows no such page, or it is not published (41030)' },
  PLATFORM_BUSY: { status: 403, meaning: 'The platform takes no more calls for now (45009)' },
  TRACK_ADJUSTED: { status: 403, meaning: 'An adjustment is not adjusted itself: the event that it moved is' },
  VIEW_NAME_TAKEN: { status: 403, meaning: 'The name of a deleted view has been given to another' },
  VIEWS_FULL: {
    status: 403,
    meaning: `The operator keeps ${savedView.maxPerList} views of the list, as many as can be`,
  },

  IMPORT_TOO_LARGE: { status: 422, meaning: `The file is larger than ${importLimits.maxFileMb} MB` },
  IMPORT_OLD_EXCEL: { status: 422, meaning: 'The file is an old .xls' },
  IMPORT_NOT_TABLE: { status: 422, meaning: 'The file is neither a CSV nor an XLSX table' },
  IMPORT_TEXT_AS_XLSX: { status: 422, meaning: 'The file is text that is called .xlsx' },
  IMPORT_EMPTY: { status: 422, meaning: 'The table has no rows' },
  IMPORT_TOO_MANY_ROWS: {
    status: 422,
    meaning: `The table has more than ${maxImportRows.hospital} rows (hospital) or ${maxImportRows.channel} (channel)`,
  },
  IMPORT_TOO_MANY_COLUMNS: { status: 422, meaning: `The table has more than ${importLimits.maxColumns} columns` },
  IMPORT_HEADER_TOO_LONG: {
    status: 422,
    meaning: `A header is longer than ${importLimits.maxHeaderLength} characters`,
  },
  IMPORT_HEADER_REPEATED: { status: 422, meaning: 'Two columns have one header' },
  IMPORT_HEADER_MISSING: { status: 422, meaning: 'A column with data has no header' },
  IMPORT_HEADER_ROW: { status: 422, meaning: 'The row is not one of those that can be the header' },
  IMPORT_MAPPING_LENGTH: { status: 422, meaning: 'The mapping is not as long as the header' },
  IMPORT_FIELD_UNKNOWN: { status: 422, meaning: 'A column is mapped to a field that the entity does not have' },
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
