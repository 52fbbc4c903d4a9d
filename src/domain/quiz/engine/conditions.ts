import type { AnswerValue, Condition, Operator, Question } from '../../../contract/quiz';
import { dayNumber } from '../../day';
import { resolveDay } from '../calendar';
import { operatorsOf } from '../model';

/**
 * Whether a condition holds for the accepted answer of its question, undefined where there is none:
 * not given, refused, or hidden.
 *
 * An unanswered question makes every operator false but `notExists` (docs/domain.md 4, visibility): `neq`
 * and `nin` too, for nobody has said that it is something else. So does an operator or a value that
 * does not fit the question; the publish checks report those.
 */
export function holds(condition: Condition, question: Question, answer: AnswerValue | undefined, today: string) {
  const { operator, value } = condition;
  if (!operatorsOf[question.type].includes(operator)) return false;
  if (operator === 'notExists') return answer === undefined;
  if (answer === undefined) return false;
  if (operator === 'exists') return true;

  if (question.type === 'number' || question.type === 'rate' || question.type === 'date') {
    const wanted = wantedNumbers(question.type, value, today);
    const given = typeof answer === 'number' ? answer : dayNumber(String(answer));
    return given !== undefined && wanted !== undefined && compares(operator, given, wanted);
  }
  const chosen = Array.isArray(answer) ? answer : [String(answer)];
  const wanted = Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : [];
  const matches = question.type === 'region' ? liesIn : isSame;
  return wanted.length > 0 && includes(operator, chosen, wanted, matches);
}

/** The numbers that a condition compares with, or undefined where its value is not of the type's kind. */
function wantedNumbers(type: 'number' | 'rate' | 'date', value: Condition['value'], today: string) {
  const items: readonly (string | number)[] = Array.isArray(value) ? value : value === null ? [] : [value];
  const numbers = items.map((item) => {
    if (type === 'date') return typeof item === 'string' ? resolveDay(item, today) : undefined;
    return typeof item === 'number' ? item : undefined;
  });
  return numbers.every((number) => number !== undefined) ? numbers : undefined;
}

/** Both ends of `between` belong to it. */
function compares(operator: Operator, given: number, wanted: readonly number[]) {
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

/** GB/T 2260: 440000 holds all of a province, 440300 all of a city, as in the filters of lists. */
const liesIn: Matches = (given, wanted) => given.startsWith(wanted.replace(/(00){1,2}$/, ''));

/** Of several choices, `eq` means exactly these, `in` at least one of these, `containsAll` these and perhaps more. */
function includes(operator: Operator, chosen: readonly string[], wanted: readonly string[], matches: Matches) {
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
