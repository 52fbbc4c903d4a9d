import { expect, test } from 'vitest';
import { createT, spaceAroundNumbers } from './text';

test.each([
  ['3小时前', '3 小时前'],
  ['12 分钟后', '12 分钟后'],
  ['3 hours ago', '3 hours ago'],
  ['现在', '现在'],
])('%s is written %s', (text, spaced) => expect(spaceAroundNumbers(text)).toBe(spaced));

test('what has no values is formatted once for a language, and anew where its texts are others', () => {
  const asked: string[] = [];
  let says = 'Name';
  const intl = {
    formatMessage({ id }: { id: string }) {
      asked.push(id);
      return says;
    },
  };
  const textsThatSay = (name: string) => ({ section: 'person', 'zh-CN': { name }, 'en-US': { name } });
  const texts = textsThatSay(says);
  expect([createT(intl, texts)('name'), createT(intl, texts)('name')]).toEqual(['Name', 'Name']);
  expect(asked).toEqual(['person.name']);

  // Like a hot update of a text, in the same language.
  says = 'Full name';
  expect(createT(intl, textsThatSay(says))('name')).toBe('Full name');
});
