import { expect, test } from 'vitest';
import { annotatedSource } from './annotated-source';

const annotated = (source: string) => annotatedSource(source, 'a.ts', './annotate').split('\n').slice(1).join('\n');

test('the docstring of a property is noted with its value, one without is left alone', () => {
  const source = ['const a = {', '  /** How many. */', '  count: z.int(),', '  id,', '};'].join('\n');
  expect(annotated(source)).toContain('count: annotate.documented(z.int(), "How many"),\n  id,');
});

test('a property that is named like its value gets a value of its own', () => {
  expect(annotated('f({\n  /** Where it stands. */\n  sort,\n});')).toContain(
    'sort: annotate.documented(sort, "Where it stands"),',
  );
});

test('a docstring of several lines is one text without its tags', () => {
  const source = 'f({\n  /**\n   * The first,\n   * and the second.\n   * @see other\n   */\n  a: 1,\n});';
  expect(annotated(source)).toContain('annotate.documented(1, "The first, and the second")');
});

test('constants are noted with name, file and docstring, and the items of lists with theirs', () => {
  const source = '/** Genders. */\nexport const genders = [\n  /** A man. */\n  "male",\n  "other",\n] as const;';
  const result = annotated(source);
  expect(result).toContain('annotate.declared(annotate.listed([');
  expect(result).toContain(
    '], {"male":"A man"}) as const, {"name":"genders","file":"a.ts","isExported":true}, "Genders");',
  );
});

test('an enum is noted with the list that it is made of', () => {
  expect(annotated('f({ gender: z.enum(genders).nullable() });')).toContain(
    'annotate.enumOf(z.enum(genders), genders).nullable()',
  );
});

test('a docstring on what a function takes apart is no value', () => {
  const source = 'f(({\n  /** Not a schema. */\n  a,\n}) => a);';
  expect(annotated(source)).toBe(source);
});
