import { expect, test } from 'vitest';
import { annotatedSource } from './annotated-source';

const annotated = (source: string) => annotatedSource(source, 'a.ts', './annotate').split('\n').slice(1).join('\n');

test('annotates a property that has a docstring, and leaves others unchanged', () => {
  const source = ['const a = {', '  /** How many. */', '  count: z.int(),', '  id,', '};'].join('\n');
  expect(annotated(source)).toContain('count: annotate.documented(z.int(), "How many"),\n  id,');
});

test('expands a shorthand property', () => {
  expect(annotated('f({\n  /** Where it stands. */\n  sort,\n});')).toContain(
    'sort: annotate.documented(sort, "Where it stands"),',
  );
});

test('joins the lines of a docstring and drops its tags', () => {
  const source = 'f({\n  /**\n   * The first,\n   * and the second.\n   * @see other\n   */\n  a: 1,\n});';
  expect(annotated(source)).toContain('annotate.documented(1, "The first, and the second")');
});

test('annotates constants with name, file and docstring, and lists with the docstrings of their items', () => {
  const source = '/** Genders. */\nexport const genders = [\n  /** A man. */\n  "male",\n  "other",\n] as const;';
  const result = annotated(source);
  expect(result).toContain('annotate.declared(annotate.listed([');
  expect(result).toContain(
    '], {"male":"A man"}) as const, {"name":"genders","file":"a.ts","isExported":true}, "Genders");',
  );
});

test('annotates an enum with its list of values', () => {
  expect(annotated('f({ gender: z.enum(genders).nullable() });')).toContain(
    'annotate.enumOf(z.enum(genders), genders).nullable()',
  );
});

test('ignores docstrings in a destructured parameter', () => {
  const source = 'f(({\n  /** Not a schema. */\n  a,\n}) => a);';
  expect(annotated(source)).toBe(source);
});
