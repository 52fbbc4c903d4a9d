import { recordApi } from '../../src/contract/record-detail';
import type { Entity } from '../entity';
import { handle } from '../handle';
import { OLD_HOSPITAL_COUNT } from '../hospital/fixtures';
import { completeMembers } from '../member/account';
import { recordExport } from './columns';
import { buildRecords, countRecords } from './fixtures';
import { forgetRecords } from './forget';
import { recordsPage } from './list';
import { openRecordWork } from './open-work';

export const record: Entity = {
  fixtures: {
    records: ({ now, members, projects, quizzes, hospitals, operators }, { random }) => {
      const related = {
        members,
        projects,
        quizzes,
        hospitals: hospitals.slice(0, OLD_HOSPITAL_COUNT),
        operators,
      };
      const records = buildRecords(random(1), now, related, {
        answers: random(60),
        closing: random(61),
        appointments: random(72),
        work: random(73),
      });
      // Of members, some is known only from what they have answered.
      countRecords(members, records);
      completeMembers(random(3), now, members, records);
      return records;
    },
  },
  onAnonymise: forgetRecords,
  openWork: openRecordWork,
  exportTable: recordExport,
  handlers: [handle(recordApi.list, ({ query, operator }) => recordsPage(query, operator.id))],
};
