import type { ProjectLinkCopies } from '../../src/contract/project-link';
import { runBulk } from '../bulk';
import { Fault } from '../fault';
import type { Who } from '../fixtures/operators';
import type { Language } from '../language';
import { messages } from '../messages';
import { projectTable } from '../project/table';
import { create } from '../store/create';
import { find } from '../store/update';
import { checkLinkCount, checkOpen, checkTitle, getLastSort, getLevelCodes } from './check';
import { projectLinkTable } from './table';

type Copy = { id: string; projectIds: readonly string[]; operator: Who; language: Language };

/** Copies a link to other projects, disabled and unchecked, with the levels that those projects have. */
export function copyLink({ id, projectIds, operator, language }: Copy): ProjectLinkCopies {
  const original = find(projectLinkTable.rows(), id);
  const dropped: ProjectLinkCopies['dropped'] = [];
  const result = runBulk(projectTable.rows(), projectIds, language, {
    unknown: messages.projectUnknown,
    label: ({ name }) => name,
    change({ id: projectId, name: projectName }) {
      checkOpen(projectId);
      const problem = checkTitle({ ...original, projectId });
      if (problem) throw new Fault({ ...messages.invalid, ...problem });
      checkLinkCount(projectId);
      const levels = getLevelCodes(projectId);
      const lacking = original.levelCodes.filter((code) => !levels.includes(code));
      if (lacking.length > 0) dropped.push({ projectId, projectName, levelCodes: lacking });
      const copy = {
        ...original,
        projectId,
        levelCodes: original.levelCodes.filter((code) => levels.includes(code)),
        sort: getLastSort(projectId),
        status: 'disabled' as const,
        clickCount: 0,
        lastCheck: null,
      };
      create(projectLinkTable, (base) => ({ ...copy, ...base }), { action: 'copy', operatorName: operator.name });
    },
  });
  return { ...result, dropped };
}
