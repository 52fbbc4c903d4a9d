import type { ProjectLink } from '../../src/contract/project-link';
import { state } from '../state';
import type { Table } from '../store/update';
import { paperAt } from '../upload/store';
import type { ProjectLinkRow } from './fixtures';

/** A link on the way out, with what its file is. */
export const toProjectLink = (row: ProjectLinkRow): ProjectLink => ({
  ...row,
  file: (row.fileUrl && paperAt(row.fileUrl)) || null,
});

export const projectLinkTable: Table<ProjectLinkRow, ProjectLink> = {
  entityType: 'projectLink',
  rows: () => state().world.projectLinks,
  toDto: toProjectLink,
  // The log has names where a row has addresses, and no object.
  masks: { fileUrl: (url) => paperAt(url)?.name, lastCheck: ({ state: found }) => found },
  labelOf: ({ title }) => title,
};
