import type { Entity } from '../entity';
import { OLD_HOSPITAL_COUNT } from '../hospital/fixtures';
import { reportExport } from './columns';
import { countReports } from './count';
import { buildReports } from './fixtures';
import { forgetReports } from './forget';
import { buildReviewLeases } from './leases';
import { openReportWork } from './open-work';

export const report: Entity = {
  fixtures: {
    reports: ({ now, members, projects, records, hospitals, operators }, { random }) => {
      const related = {
        members,
        projects,
        records,
        hospitals: hospitals.slice(0, OLD_HOSPITAL_COUNT),
        operators,
      };
      const reports = buildReports(random(70), now, related);
      countReports(members, reports);
      return reports;
    },
    leases: ({ reports, operators }) => buildReviewLeases(reports, operators),
  },
  onAnonymise: forgetReports,
  openWork: openReportWork,
  exportTable: reportExport,
  handlers: [],
};
