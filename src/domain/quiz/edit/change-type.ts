import type { Condition, QuizContent, QuizRule } from '../../../contract/quiz';
import type { Question, QuestionType } from '../../../contract/quiz-question';
import { bindingTypes } from '../checks/questions';
import { isAnswerable, isChoice, isScorable, isScoredByDefault, operatorsByType } from '../model';
import { newOptions, validationFields } from './defaults';
import { replaceAt } from './list';
import { done, type EditResult, type EditTools, refused } from './result';

/** Question types of one family have conditions on the same kind of value. */
const families: Record<QuestionType, string> = {
  single: 'choice',
  multiple: 'choice',
  boolean: 'choice',
  text: 'text',
  textarea: 'text',
  number: 'number',
  rate: 'number',
  date: 'date',
  image: 'file',
  signature: 'file',
  region: 'region',
  description: 'none',
  section: 'section',
};

/**
 * Changes a question's type and keeps what both types have: options are kept between choice types, the first two for
 * yes/no. Refused when a rule would become invalid, because of its operator, value, option or section.
 */
export function changeType(quiz: QuizContent, questionId: string, type: QuestionType, tools: EditTools): EditResult {
  const at = quiz.questions.findIndex((question) => question.questionId === questionId);
  const question = quiz.questions[at];
  if (!question) return refused('notFound');
  if (question.type === type) return done(quiz);
  const changed = withType(quiz, question, type, tools);
  const rules = quiz.rules.filter((rule) => breaksRule(rule, question, changed)).map(({ ruleId }) => ruleId);
  return rules.length > 0
    ? refused('typeUsedByRules', { rules: rules.length }, rules)
    : done({ ...quiz, questions: replaceAt(quiz.questions, at, changed) });
}

function withType(quiz: QuizContent, question: Question, type: QuestionType, tools: EditTools): Question {
  const { validation, fieldBinding, scored } = question;
  const fields: readonly string[] = validationFields[type];
  const scoreRanges = type === 'number' ? question.scoreRanges : [];
  const isMultiple = type === 'multiple';
  const canKeepPreset = families[type] === families[question.type];
  const kept = Object.entries(validation).filter(
    ([field]) => fields.includes(field) && (field !== 'preset' || canKeepPreset),
  );
  return {
    ...question,
    type,
    required: isAnswerable(type) && (question.required || !isAnswerable(question.type)),
    sensitive: isAnswerable(type) && question.sensitive,
    options: optionsAs(question, type, tools),
    minChoices: isMultiple ? question.minChoices : null,
    maxChoices: isMultiple ? question.maxChoices : null,
    validation: Object.fromEntries(kept),
    fieldBinding: fieldBinding && bindingTypes[fieldBinding].includes(type) ? fieldBinding : null,
    // A question whose old type could not be scored gets the default of a new question.
    scored: isScorable(question.type)
      ? scored && isScorable(type)
      : quiz.scoreMode !== 'none' && isScoredByDefault({ type, scoreRanges }),
    scoreCap: isMultiple ? question.scoreCap : null,
    scoreRanges,
  };
}

function optionsAs({ options }: Question, type: QuestionType, tools: EditTools) {
  if (!isChoice(type)) return [];
  const kept = type === 'boolean' ? options.slice(0, 2) : options;
  const filled = [...kept, ...newOptions(type, tools).slice(kept.length)];
  return type === 'multiple' ? filled : filled.map((option) => ({ ...option, exclusive: false }));
}

function breaksRule({ targetId, targetKind, conditions }: QuizRule, before: Question, after: Question): boolean {
  const isGone = ({ optionId }: { optionId: string }) => after.options.every((option) => option.optionId !== optionId);
  const gone = before.options.filter(isGone).map(({ optionId }) => optionId);
  const isTarget = targetId === before.questionId;
  if (isTarget && (before.type === 'section') !== (after.type === 'section')) return true;
  if (targetKind === 'option' && before.options.some(({ optionId }) => optionId === targetId)) {
    return after.type === 'boolean' || gone.includes(String(targetId));
  }
  return conditions.some((condition) => condition.questionId === before.questionId && losesSense(condition));

  function losesSense({ operator, value }: Condition) {
    if (!operatorsByType[after.type].includes(operator)) return true;
    if (value === null) return false;
    const named = Array.isArray(value) ? value : [];
    // Exactly these options, of which only multiple choices can have several.
    const isExact = operator === 'eq' || operator === 'neq';
    if (isExact && named.length > 1 && after.type !== 'multiple') return true;
    return families[before.type] !== families[after.type] || named.some((item) => gone.includes(String(item)));
  }
}
