import type { Entity } from '../entity';
import { OLD_HOSPITAL_COUNT } from '../hospital/fixtures';
import { completeMembers } from '../member/account';
import { buildRecords, countRecords } from './fixtures';

export const record: Entity = {
  fixtures: {
    records: ({ now, members, projects, hospitals, operators }, { random }) => {
      const records = buildRecords(random(1), now, {
        members,
        projects,
        hospitals: hospitals.slice(0, OLD_HOSPITAL_COUNT),
        operators,
      });
      // Of members, some is known only from what they have answered.
      countRecords(random(2), members, records);
      completeMembers(random(3), now, members, records);
      return records;
    },
  },
  handlers: [],
};
