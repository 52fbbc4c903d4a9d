import type { contradictionFields } from '../../contract/limits/record';
import type { Member } from '../../contract/member';
import type { Answers } from '../../contract/quiz-answer';
import type { Question } from '../../contract/quiz-question';
import { ageOn } from '../age';

type Profile = {
  gender: Member['gender'];
  /** YYYY-MM-DD */
  birthDate: string | null;
};

/** A profile field with the contradicting answer. */
export type Contradiction = {
  field: (typeof contradictionFields)[number];
  questionId: string;
  profile: string;
  answer: string;
};

// Only questions about the patient: not a child's date of birth, nor the age at which an illness began.
const own = '^(?:请问|请(?:填写|输入|选择))?(?:您|你|患者|受试者|本人)*的?';
const ownEnglish = "^(?:what(?: is|'s|’s) |please enter |enter )?(?:your |the patient['’]s |patient['’]s )?";
const end = '(?:[\\s:：?？（(。]|$)';
const either = (chinese: string, english: string) =>
  new RegExp(`${own}${chinese}${end}|${ownEnglish}${english}${end}`, 'i');
const titles = {
  age: either(
    '(?:(?:实际|当前|目前|现在|真实)?(?:年龄|岁数|周岁)(?:是|为)?(?:多少|多大|几岁)?|(?:今年)?(?:多大|几岁)了?)',
    '(?:(?:current )?age(?: in years)?|how old are you)',
  ),
  gender: either('性别(?:是|为)?(?:什么)?', '(?:sex|gender)'),
  birthDate: either('(?:出生(?:日期|年月日?)|生日)(?:是|为)?(?:哪天|什么)?', '(?:date of birth|birth ?date|birthday)'),
};
const inYears = /^(?:周?岁|years?(?: old)?|yrs?)?$/i;

/** Profile field that a question asks for, determined by its binding or else by its title. */
export function getAskedField(question: Pick<Question, 'type' | 'title' | 'fieldBinding' | 'validation'>) {
  const { type, fieldBinding, validation } = question;
  const title = question.title.trim();
  if (fieldBinding === 'gender' || fieldBinding === 'birthDate') return fieldBinding;
  if (fieldBinding !== null) return undefined;
  if (type === 'number') return inYears.test(validation.unit ?? '') && titles.age.test(title) ? 'age' : undefined;
  if (type === 'date') return titles.birthDate.test(title) ? 'birthDate' : undefined;
  if (type === 'single' || type === 'boolean') return titles.gender.test(title) ? 'gender' : undefined;
  return undefined;
}

/** Sex that an option stands for; undefined for other options, such as "prefer not to say". */
function toGender(label: string) {
  if (/^(?:男[性士]?|male|man)$/i.test(label.trim())) return 'male';
  if (/^(?:女[性士]?|female|woman)$/i.test(label.trim())) return 'female';
  return undefined;
}

// The traditional Chinese age (虚岁) is one or two years higher; one year less allows for an approaching birthday.
const isSameAge = (answer: number, age: number) => answer >= age - 1 && answer <= age + 2;

/**
 * Finds answers about age, date of birth and sex that contradict the profile. Unknown values never contradict.
 *
 * @param day business day of the answers, YYYY-MM-DD
 */
export function findContradictions(
  { gender, birthDate }: Profile,
  questions: readonly Question[],
  answers: Answers,
  day: string,
): Contradiction[] {
  return questions.flatMap((question): Contradiction[] => {
    const { questionId, options } = question;
    const value = answers[questionId]?.value;
    const field = value === undefined ? undefined : getAskedField(question);
    if (field === 'age' && birthDate && typeof value === 'number') {
      const age = ageOn(birthDate, day);
      return isSameAge(value, age) ? [] : [{ field, questionId, profile: String(age), answer: String(value) }];
    }
    if (field === 'birthDate' && birthDate && typeof value === 'string')
      return value === birthDate ? [] : [{ field, questionId, profile: birthDate, answer: value }];
    if (field === 'gender' && gender !== 'unknown') {
      const answer = toGender(options.find(({ optionId }) => optionId === value)?.label ?? '');
      return answer === undefined || answer === gender ? [] : [{ field, questionId, profile: gender, answer }];
    }
    return [];
  });
}
