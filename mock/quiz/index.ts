import { quizLeaseApi, quizVersionsApi } from '../../src/contract/quiz-versions';
import { pickContent } from '../../src/domain/quiz/json/file';
import { isAnswerable } from '../../src/domain/quiz/model';
import { isEditable } from '../../src/domain/quiz/version';
import type { Entity } from '../entity';
import { Fault } from '../fault';
import { handle } from '../handle';
import { createLeaseHandlers } from '../lease/handlers';
import { find } from '../store/update';
import { copyDraftFrom, createDraft, importDraft, removeDraft, restoreAsDraft, saveDraft } from './draft';
import { buildQuizzes } from './fixtures';
import { instruments } from './instruments';
import { quizLeases } from './lease';
import { quizMessages } from './messages';
import { getFindings, publishDraft } from './publish';
import { requestQuizReview, reviewQuiz } from './review';
import { getQuizRows, toQuiz } from './table';
import { getVersions } from './versions';

const getQuiz = (id: string) => find(getQuizRows(), id);

export const quiz: Entity = {
  fixtures: { quizzes: ({ now, projects }) => buildQuizzes(now, projects) },
  handlers: [
    handle(quizVersionsApi.versions, ({ query: { projectId } }) => getVersions(projectId)),

    // Before the route by id, so that `scales` is not read as an id.
    handle(quizVersionsApi.scales, () =>
      instruments.map(({ key, quiz: content }) => ({
        key,
        title: content.title,
        questionCount: content.questions.filter(({ type }) => isAnswerable(type)).length,
        content,
      })),
    ),

    handle(quizVersionsApi.get, ({ params: { id }, operator }) => toQuiz(getQuiz(id), operator)),

    handle(quizVersionsApi.create, ({ body: { projectId }, operator }) =>
      toQuiz(createDraft(projectId, operator), operator),
    ),

    handle(quizVersionsApi.update, ({ params: { id }, body: { version, ...content }, operator }) =>
      toQuiz(saveDraft({ id, version }, content, operator), operator),
    ),

    handle(quizVersionsApi.remove, ({ params: { id }, query: { version }, operator }) => {
      removeDraft({ id, version }, operator);
      return null;
    }),

    handle(quizVersionsApi.restoreAsDraft, ({ params: { id }, body: { draft }, operator }) =>
      toQuiz(restoreAsDraft(id, draft, operator), operator),
    ),

    handle(quizVersionsApi.copyFrom, ({ params: { id }, body: { version, projectId }, operator }) =>
      toQuiz(copyDraftFrom({ id, version }, projectId, operator), operator),
    ),

    handle(quizVersionsApi.check, ({ params: { id } }) => ({ findings: getFindings(getQuiz(id)) })),

    handle(quizVersionsApi.review, ({ params: { id }, body: { version, ...review }, operator }) =>
      toQuiz(reviewQuiz({ id, version }, review, operator), operator),
    ),

    handle(quizVersionsApi.requestReview, ({ params: { id }, body: { version, operatorId }, operator }) =>
      toQuiz(requestQuizReview({ id, version }, operatorId, operator), operator),
    ),

    handle(quizVersionsApi.publish, ({ params: { id }, body: { version, publishNote }, operator }) =>
      toQuiz(publishDraft({ id, version }, publishNote, operator), operator),
    ),

    handle(quizVersionsApi.export, ({ params: { id } }) => ({
      format: 'health-quiz' as const,
      formatVersion: 1 as const,
      quiz: pickContent(getQuiz(id)),
    })),

    handle(quizVersionsApi.import, ({ params: { id }, body: { version, file }, operator }) =>
      toQuiz(importDraft({ id, version }, file.quiz, operator), operator),
    ),

    ...createLeaseHandlers(quizLeaseApi, {
      check(id) {
        if (!isEditable(getQuiz(id))) throw new Fault(quizMessages.quizStatus);
      },
      leases: quizLeases,
    }),
  ],
};
