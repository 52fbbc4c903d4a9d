import type { Condition, Operator } from '../../../contract/quiz';
import type { AnswerValue } from '../../../contract/quiz-answer';
import type { Question } from '../../../contract/quiz-question';
import { toDayNumber } from '../../day';
import { resolveDay } from '../calendar';
import { operatorsByType } from '../model';

/**
 * Whether a condition holds for the accepted answer of its question; `answer` is undefined when it was not given,
 * refused, or hidden.
 *
 * An unanswered question makes every operator except `notExists` false (docs/domain.md 4.1, Visibility), including
 * `neq` and `nin`, because nobody has said that it is something else. An operator or a value that does not fit the
 * question is false too; the publish checks report it.
 */
export function isConditionMet(
  condition: Condition,
  question: Question,
  answer: AnswerValue | undefined,
  today: string,
) {
  const { operator, value } = condition;
  if (!operatorsByType[question.type].includes(operator)) return false;
  if (operator === 'notExists') return answer === undefined;
  if (answer === undefined) return false;
  if (operator === 'exists') return true;

  if (question.type === 'number' || question.type === 'rate' || question.type === 'date') {
    const wanted = wantedNumbers(question.type, value, today);
    const given = typeof answer === 'number' ? answer : toDayNumber(String(answer));
    return given !== undefined && wanted !== undefined && compareNumbers(operator, given, wanted);
  }
  const chosen = Array.isArray(answer) ? answer : [String(answer)];
  const wanted = Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : [];
  const matches = question.type === 'region' ? isInRegion : isSame;
  return wanted.length > 0 && compareSets(operator, chosen, wanted, matches);
}

/** Numbers that a condition compares with; undefined when its value does not fit the type. */
function wantedNumbers(type: 'number' | 'rate' | 'date', value: Condition['value'], today: string) {
  const items: readonly (string | number)[] = Array.isArray(value) ? value : value === null ? [] : [value];
  const numbers = items.map((item) => {
    if (type === 'date') return typeof item === 'string' ? resolveDay(item, today) : undefined;
    return typeof item === 'number' ? item : undefined;
  });
  return numbers.every((number) => number !== undefined) ? numbers : undefined;
}

/** Both ends of `between` are inclusive. */
function compareNumbers(operator: Operator, given: number, wanted: readonly number[]) {
  const [first, last] = wanted;
  if (first === undefined) return false;
  if (operator === 'between') return last !== undefined && first <= given && given <= last;
  if (last !== undefined) return false;
  switch (operator) {
    case 'eq':
      return given === first;
    case 'neq':
      return given !== first;
    case 'gt':
      return given > first;
    case 'gte':
      return given >= first;
    case 'lt':
      return given < first;
    default:
      return given <= first;
  }
}

type Matches = (given: string, wanted: string) => boolean;

const isSame: Matches = (given, wanted) => given === wanted;

/** GB/T 2260: 440000 includes all of a province, 440300 all of a city, as in list filters. */
const isInRegion: Matches = (given, wanted) => given.startsWith(wanted.replace(/(00){1,2}$/, ''));

/**
 * For multiple choices, `eq` means exactly these, `in` at least one of these, `containsAll` all of these and possibly
 * more.
 */
function compareSets(operator: Operator, chosen: readonly string[], wanted: readonly string[], matches: Matches) {
  const found = wanted.filter((item) => chosen.some((given) => matches(given, item))).length;
  const hasAll = found === wanted.length;
  switch (operator) {
    case 'eq':
      return hasAll && chosen.length === wanted.length;
    case 'neq':
      return !(hasAll && chosen.length === wanted.length);
    case 'in':
      return found > 0;
    case 'nin':
      return found === 0;
    default:
      return hasAll;
  }
}
