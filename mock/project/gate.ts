import type { PublishGate } from '../../src/contract/project-list';
import { findFailingGateItems } from '../../src/domain/project/publish-gate';
import { Fault } from '../fault';
import type { Texts } from '../language';
import { state } from '../state';
import type { ProjectRow } from './fixtures';
import { projectMessages } from './messages';

type Item = PublishGate['failing'][number];

const itemTexts: Record<Item, Texts> = {
  coverMissing: ['缺少封面图', 'no cover'],
  categoryMissing: ['未选择分类', 'no category'],
  categoryDisabled: ['所属分类或其上级分类已停用', 'its category or the parent of that is disabled'],
  summaryMissing: ['缺少简介', 'no summary'],
  contentMissing: ['缺少项目详情', 'no details'],
  endPassed: ['结束时间已过', 'its end has passed'],
  hospitalMissing: ['没有合作中的试点医院', 'no active hospital'],
  agreementMissing: ['未选择知情同意书', 'no agreement template'],
  agreementNotPublished: ['知情同意书未发布', 'its agreement template is not published'],
  agreementNotInForce: ['知情同意书尚未生效', 'its agreement template is not in force yet'],
  sensitiveWithoutAgreement: ['问卷涉及敏感信息但未要求签署同意书', 'a sensitive quiz without an agreement'],
  quizNotPublished: ['问卷未发布', 'its quiz is not published'],
};

/** Items that currently prevent a project from being open to members. */
export function getFailingItems(project: ProjectRow): Item[] {
  const { categories, hospitals, agreementTemplates, quizzes } = state().world;
  const category = categories.find(({ id }) => id === project.categoryId);
  return findFailingGateItems(project, {
    now: Date.now(),
    category,
    parentCategory: categories.find(({ id }) => id === category?.parentId),
    hospitals: hospitals.filter(({ id }) => project.hospitalIds.includes(id)),
    template: agreementTemplates.find(({ id }) => id === project.agreementTemplateId),
    quiz: quizzes.find(({ projectId, status }) => projectId === project.id && status === 'published'),
  });
}

/** Result of the publish gate. */
export function getGate(project: ProjectRow): PublishGate {
  const failing = getFailingItems(project);
  const template = state().world.agreementTemplates.find(({ id }) => id === project.agreementTemplateId);
  const isLater = failing.includes('agreementNotInForce');
  return { failing, agreementEffectiveAt: (isLater && template?.effectiveAt) || null };
}

/** @throws Fault 403 with the failing items */
export function checkGate(project: ProjectRow) {
  const gate = getGate(project);
  const { failing } = gate;
  if (failing.length === 0) return;
  const { code, texts } = projectMessages.projectNotReady;
  const [zh, en] = [0, 1].map((place) => failing.map((item) => itemTexts[item][place]));
  const said: Texts = [`${texts[0]}：${zh?.join('、')}`, `${texts[1]}: ${en?.join(', ')}`];
  throw new Fault({ code, texts: said }, { data: gate });
}
