import type { AgreementTemplate } from '../../contract/agreement-template';
import { publishGateItems } from '../../contract/limits/project';
import type { Project, PublishGate } from '../../contract/project-list';
import type { QuizContent } from '../../contract/quiz';
import { isInForce } from '../agreement-template/template-status';
import { isBlank } from '../quiz/checks/finding';

type Item = PublishGate['failing'][number];

type Gated = Pick<
  Project,
  'type' | 'categoryId' | 'coverUrl' | 'summary' | 'content' | 'endAt' | 'needAgreement' | 'agreementTemplateId'
>;

/** Related data that the gate checks; undefined for what does not exist. */
type Around = {
  /** Timestamp in milliseconds. */
  now: number;
  category: { status: 'enabled' | 'disabled' } | undefined;
  /** Parent of a second-level category: if it is disabled, members see neither. */
  parentCategory: { status: 'enabled' | 'disabled' } | undefined;
  hospitals: readonly { status: string }[];
  template: Pick<AgreementTemplate, 'status' | 'effectiveAt'> | undefined;
  /** Published version of the quiz. */
  quiz: Pick<QuizContent, 'questions'> | undefined;
};

const isMissing = (text: string | null) => text === null || isBlank(text);

/**
 * Items that fail the publish gate, in form order; an empty list means that it passes (docs/domain.md 6.2, 4.1). A
 * sensitive question requires an agreement that members sign.
 */
export function findFailingGateItems(
  project: Gated,
  { now, category, hospitals, template, quiz, ...around }: Around,
): Item[] {
  const { type, endAt, needAgreement } = project;
  const isDisabled = [category, around.parentCategory].some((one) => one?.status === 'disabled');
  const asksQuiz = type !== 'education';
  const fails: Record<Item, boolean> = {
    coverMissing: project.coverUrl === null,
    categoryMissing: category === undefined,
    categoryDisabled: isDisabled,
    summaryMissing: isMissing(project.summary),
    contentMissing: isMissing(project.content),
    endPassed: endAt !== null && Date.parse(endAt) <= now,
    hospitalMissing: type === 'recruit' && !hospitals.some(({ status }) => status === 'active'),
    agreementMissing: needAgreement && template === undefined,
    agreementNotPublished: needAgreement && template !== undefined && template.status !== 'published',
    agreementNotInForce: needAgreement && template?.status === 'published' && !isInForce(template, now),
    sensitiveWithoutAgreement:
      asksQuiz && !needAgreement && (quiz?.questions.some(({ sensitive }) => sensitive) ?? false),
    quizNotPublished: asksQuiz && quiz === undefined,
  };
  return publishGateItems.filter((item) => fails[item]);
}
