import type { ProjectLink } from '../../src/contract/project-link';
import { state } from '../state';
import type { Table } from '../store/update';
import { findPaper } from '../upload/store';
import type { ProjectLinkRow } from './fixtures';

export const toProjectLink = (row: ProjectLinkRow): ProjectLink => ({
  ...row,
  file: (row.fileUrl && findPaper(row.fileUrl)) || null,
});

export const projectLinkTable: Table<ProjectLinkRow, ProjectLink> = {
  entityType: 'projectLink',
  rows: () => state().world.projectLinks,
  toDto: toProjectLink,
  // The log has the file name instead of its URL, and only the state of a check.
  masks: { fileUrl: (url) => findPaper(url)?.name, lastCheck: ({ state: found }) => found },
  labelOf: ({ title }) => title,
};
