import { expect, test } from 'vitest';
import type { Question } from '../../contract/quiz-question';
import { optionsOf, question } from '../quiz/testing/build';
import { findContradictions, getAskedField } from './contradictions';

const DAY = '2026-11-27';
const profile = { gender: 'female', birthDate: '1987-03-02' } as const;

const age = question('number', 'age', { title: '您的年龄', validation: { unit: '岁' } });
const birth = question('date', 'birth', { title: '出生日期' });
const sexLabels = ['男', '女', '不便透露', 'Male', 'Female'];
const sex = question('single', 'sex', {
  title: '您的性别',
  options: optionsOf('sex', ...sexLabels.map((label) => ({ label }))),
});

test.each<[Question['type'], title: string, Partial<Question>, ReturnType<typeof getAskedField>]>([
  ['number', '您的年龄', { validation: { unit: '岁' } }, 'age'],
  ['number', '请问您的实际年龄是多少？', {}, 'age'],
  ['number', '年龄（周岁）', { validation: { unit: '周岁' } }, 'age'],
  ['number', '您今年多大了？', {}, 'age'],
  ['number', 'What is your age?', { validation: { unit: 'years' } }, 'age'],
  ['number', 'How old are you?', {}, 'age'],
  ['number', '您的年龄', { validation: { unit: '月' } }, undefined],
  ['number', '您首次发病的年龄', { validation: { unit: '岁' } }, undefined],
  ['number', '您孩子的年龄', { validation: { unit: '岁' } }, undefined],
  ['number', '年龄', { fieldBinding: 'weight' }, undefined],
  ['text', '您的年龄', {}, undefined],
  ['date', '出生日期', {}, 'birthDate'],
  ['date', '您的生日是哪天？', {}, 'birthDate'],
  ['date', 'Your date of birth', {}, 'birthDate'],
  ['date', 'A', { fieldBinding: 'birthDate' }, 'birthDate'],
  ['date', '您母亲的出生日期', {}, undefined],
  ['date', '最近一次体检日期', {}, undefined],
  ['single', '您的性别：', {}, 'gender'],
  ['boolean', 'Gender', {}, 'gender'],
  ['single', 'B', { fieldBinding: 'gender' }, 'gender'],
  ['single', '胎儿性别', {}, undefined],
  ['multiple', '您的性别', {}, undefined],
])('a question of type %s that asks “%s” with %j is about %s', (type, title, fields, field) => {
  expect(getAskedField(question(type, 'q', { title, ...fields }))).toBe(field);
});

test.each<[Question, answer: string | number, found?: [profile: string, answer: string]]>([
  [age, 71, ['39', '71']],
  [age, 42, ['39', '42']],
  [age, 41],
  [age, 39],
  [age, 38],
  [age, 37, ['39', '37']],
  [birth, '1955-03-02', ['1987-03-02', '1955-03-02']],
  [birth, '1987-03-02'],
  [sex, 'sex-0', ['female', 'male']],
  [sex, 'sex-1'],
  [sex, 'sex-2'],
  [sex, 'sex-3', ['female', 'male']],
  [sex, 'sex-4'],
])('compares an answer with the profile (%#)', (asked, value, found) => {
  const contradictions = findContradictions(profile, [asked], { [asked.questionId]: { value } }, DAY);
  expect(contradictions.map((one) => [one.profile, one.answer])).toEqual(found ? [found] : []);
});

test('unknown profile fields and missing answers are no contradiction', () => {
  const questions = [age, birth, sex];
  const answers = { age: { value: 71 }, birth: { value: '1955-03-02' }, sex: { value: 'sex-0' } };
  expect(findContradictions({ gender: 'unknown', birthDate: null }, questions, answers, DAY)).toEqual([]);
  expect(findContradictions(profile, questions, {}, DAY)).toEqual([]);
  expect(
    findContradictions(profile, questions, answers, DAY).map(({ field, questionId }) => [field, questionId]),
  ).toEqual([
    ['age', 'age'],
    ['birthDate', 'birth'],
    ['gender', 'sex'],
  ]);
});
