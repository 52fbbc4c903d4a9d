import type { AgreementTemplate } from '../../contract/agreement-template';
import { publishGateItems } from '../../contract/limits/project';
import type { Project, PublishGate } from '../../contract/project';
import type { QuizContent } from '../../contract/quiz';
import { isInForce } from '../agreement-template/template-status';
import { isBlank } from '../quiz/checks/finding';

type Item = PublishGate['failing'][number];

type Gated = Pick<
  Project,
  'type' | 'categoryId' | 'coverUrl' | 'summary' | 'content' | 'endAt' | 'needAgreement' | 'agreementTemplateId'
>;

/** What a project needs around it; undefined for what is not there. */
type Around = {
  /** In milliseconds. */
  now: number;
  category: { status: 'enabled' | 'disabled' } | undefined;
  /** Its parent, of a category of the second level: members see neither when it is disabled. */
  parentCategory: { status: 'enabled' | 'disabled' } | undefined;
  hospitals: readonly { status: string }[];
  template: Pick<AgreementTemplate, 'status' | 'effectiveAt'> | undefined;
  /** The published version. */
  quiz: Pick<QuizContent, 'questions'> | undefined;
};

const isMissing = (text: string | null) => text === null || isBlank(text);

/**
 * What keeps a project from being open to members, in the order of its form; nothing when the gate
 * holds (docs/domain.md 6.2, 4.1). A sensitive question needs an agreement that members sign.
 */
export function failingGateItems(
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
