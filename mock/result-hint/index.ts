import { type HintLevel, resultHintApi } from '../../src/contract/result-hint';
import { getHintLevelCodes, getHintSeverity } from '../../src/domain/hint/levels';
import type { Entity } from '../entity';
import { handle } from '../handle';
import { createResource } from '../resource';
import { state } from '../state';
import { find } from '../store/update';
import { changeHint, copyHint, hintActions, requestHintReview, reviewHint } from './actions';
import { findHints } from './filter';
import { buildHints } from './fixtures';
import { createHintTable, getScopeLevels, toHint } from './table';

const { handlers, workers } = createResource(resultHintApi, {
  table: createHintTable,
  rows: findHints,
  toListed: (hint) => hint,
  actions: hintActions,
  change: changeHint,
});

/** Possible levels for hints of a scope. */
function getHintLevels(projectId: string | null): HintLevel[] {
  const levels = getScopeLevels(projectId);
  const hints = state().world.hints.filter((hint) => hint.projectId === projectId);
  return getHintLevelCodes(levels).map((code) => ({
    code,
    name: levels?.find((level) => level.code === code)?.name ?? null,
    severity: getHintSeverity(code, levels) ?? 'normal',
    taken: hints.some(({ levelCode }) => levelCode === code),
  }));
}

export const resultHint: Entity = {
  fixtures: { hints: ({ now, projects, quizzes }) => buildHints(now, projects, quizzes) },
  workers,
  handlers: [
    handle(resultHintApi.scopes, () =>
      [null, ...state().world.projects.map(({ id }) => id)].map((projectId) => ({
        projectId,
        freeCount: getHintLevels(projectId).filter(({ taken }) => !taken).length,
      })),
    ),

    handle(resultHintApi.levels, ({ query: { projectId = null } }) => {
      if (projectId !== null) find(state().world.projects, projectId);
      return getHintLevels(projectId);
    }),

    handle(resultHintApi.review, ({ params: { id }, body: { version, ...review }, operator }) =>
      toHint(reviewHint({ id, version }, review, operator), operator.id),
    ),

    handle(resultHintApi.requestReview, ({ params: { id }, body: { version, operatorId }, operator }) =>
      toHint(requestHintReview({ id, version }, operatorId, operator), operator.id),
    ),

    handle(resultHintApi.copy, ({ params: { id }, body, operator }) =>
      toHint(copyHint(id, body, operator), operator.id),
    ),

    ...handlers,
  ],
};
