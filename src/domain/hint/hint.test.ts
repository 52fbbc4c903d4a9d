import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hintVariables } from '../../contract/limits/result-hint';
import type { ResultHint, ResultHintInput } from '../../contract/result-hint';
import { findRichTextProblem, toPlainLines, toPlainText } from '../rich-text/rich-text';
import { findHint, getHintSeverity, toHintKey } from './levels';
import { hintProblems } from './problems';
import { renderRichText, renderText } from './render';
import { canReview, changesReviewedFields } from './review';
import { findUnknownVariables, findVariables } from './variables';

const hint: ResultHintInput = {
  name: '通用 低危',
  projectId: null,
  levelCode: 'low',
  title: '有少量表现',
  content: '<p>您的得分为 {{score}}。请留意。</p>',
  suggestion: null,
  disclaimer: '本结果仅供参考',
  icon: null,
  color: null,
  imageUrl: null,
  primaryAction: 'none',
  primaryActionTarget: null,
  secondaryAction: 'none',
  secondaryActionTarget: null,
  showScore: true,
  showLevel: true,
  showHospitals: false,
};
const problemsOf = (change: Partial<ResultHintInput>) =>
  hintProblems({ ...hint, ...change }).map(({ field, problem }) => `${field} ${problem}`);

describe('variables', () => {
  test('are listed once each, without blanks', () => {
    expect(findVariables('{{score}}分，{{ score }}，{{levelName}}')).toEqual(['score', 'levelName']);
  });

  test.each([
    ['{{score}} {{ levelName }}', []],
    ['{{Score}}', ['Score']],
    ['{{}}', ['']],
    ['{{score', ['{{']],
    ['score}}', ['}}']],
    ['{{<em>score</em>}}', ['<em>score</em>']],
    ['{ score }', []],
  ])('%s', (text, unknown) => {
    expect(findUnknownVariables(text)).toEqual(unknown);
  });
});

describe('a text', () => {
  test.each([
    ['得分 {{score}}。请留意。', {}, '请留意。'],
    ['得分 {{score}}。请留意。', { score: '12.5' }, '得分 12.5。请留意。'],
    ['请留意！可到{{hospitalName}}就诊', { hospitalName: null }, '请留意！'],
    ['Your score is {{score}}. See a doctor at 1.5 km. Done', {}, 'See a doctor at 1.5 km. Done'],
    ['第一行{{score}}\n第二行', {}, '第二行'],
    ['他说“得分{{score}}。”然后离开。', {}, '然后离开。'],
  ])('%j with %j', (text, values, rendered) => {
    expect(renderText(text, values)).toBe(rendered);
  });

  test('keeps all sentences when every variable has a value, and drops those with variables when none has', () => {
    const words = fc.stringMatching(/^[一-龥a-z0-9]{1,4}( [a-z]{1,4})?$/);
    const sentences = fc.array(
      fc.record({
        before: words,
        variable: fc.option(fc.constantFrom(...hintVariables)),
        end: fc.constantFrom('。', '！', '？'),
      }),
      { minLength: 1, maxLength: 6 },
    );
    fc.assert(
      fc.property(sentences, (parts) => {
        const write = (part: (typeof parts)[number]) =>
          `${part.before}${part.variable === null ? '' : `{{${part.variable}}}`}${part.end}`;
        const text = parts.map(write).join('');
        const full = Object.fromEntries(hintVariables.map((name) => [name, 'V']));
        expect(renderText(text, full)).toBe(text.replaceAll(/\{\{\w+\}\}/g, 'V').trim());
        const plain = parts.filter(({ variable }) => variable === null);
        expect(renderText(text, {})).toBe(plain.map(write).join('').trim());
      }),
    );
  });
});

describe('a rich text', () => {
  test.each([
    ['<p>得分<strong>{{score}}</strong>分。请留意。</p>', {}, '<p>请留意。</p>'],
    ['<p>得分<strong>{{score}}</strong>分。</p><p>请留意。</p>', {}, '<p>请留意。</p>'],
    ['<ul><li>{{score}}</li><li>二</li></ul>', {}, '<ul><li>二</li></ul>'],
    ['<p>一</p><p></p><p>{{levelName}}</p>', { levelName: '<b>&' }, '<p>一</p><p></p><p>&lt;b&gt;&amp;</p>'],
    ['<p>无变量<br>{{hospitalName}}</p>', {}, '<p>无变量<br></p>'],
  ])('%s with %j', (html, values, rendered) => {
    expect(renderRichText(html, values)).toBe(rendered);
  });

  test('is still allowed after rendering with any values', () => {
    const piece = fc.constantFrom(
      '得分{{score}}。',
      '<strong>{{levelName}}</strong>',
      '请留意',
      '！',
      '<br>',
      '<em>及</em>',
    );
    const paragraphs = fc.array(fc.array(piece, { maxLength: 6 }).map((pieces) => `<p>${pieces.join('')}</p>`));
    fc.assert(
      fc.property(paragraphs, fc.option(fc.string()), fc.option(fc.string()), (blocks, score, levelName) => {
        const html = blocks.join('');
        expect(findRichTextProblem(html)).toBeNull();
        const rendered = renderRichText(html, { score, levelName });
        expect(findRichTextProblem(rendered)).toBeNull();
      }),
    );
  });

  test.each([
    ['<p>一</p><ul><li><a href="https://example.com/a?b=c">链接</a></li></ul>', null],
    ['<p>一<br/>二<br></p>', null],
    ['<script>alert(1)</script>', '<script>'],
    ['<p onclick="x">一</p>', '<p onclick="x">'],
    ['<a href="javascript:alert(1)">一</a>', '<a href="javascript:alert(1)">'],
    ['<a href="https://example.com" onclick="x">一</a>', '<a href="https://example.com" onclick="x">'],
    ['<p>一', '<p>'],
    ['<p><em>一</p></em>', '</p>'],
    ['<li>一</li>', '<li>'],
    ['<ul><p>一</p></ul>', '<p>'],
    ['1 < 2', '<'],
    ['<!-- x -->', '<!-- x -->'],
    ['<img src=x onerror=alert(1)//', '<'],
  ])('%s', (html, problem) => {
    expect(findRichTextProblem(html)).toBe(problem);
  });

  test('is counted without tags, and an entity as one character', () => {
    expect(toPlainText('<p>一<strong>二</strong>&nbsp;&lt;5 &amp;&amp; &gt;3</p>')).toBe('一二 <5 && >3');
    expect(toPlainText('<p>&hellip;&#20108;</p>')).toBe('  ');
  });

  test('has a line for each block', () => {
    expect(toPlainLines('<p>一<br>二</p><ul><li>三</li><li><strong>四</strong></li></ul><p>五</p>')).toBe(
      '一\n二\n三\n四\n五',
    );
  });
});

describe('problems that prevent saving a hint', () => {
  test.each<[Partial<ResultHintInput>, string[]]>([
    [{}, []],
    [{ suggestion: '{{name}}' }, ['suggestion unknownVariable']],
    [{ content: '<h1>一</h1>' }, ['content notAllowed']],
    [{ primaryAction: 'callService' }, []],
    [{ secondaryAction: 'openLink' }, ['secondaryActionTarget targetMissing']],
    [{ primaryAction: 'bookHospital' }, []],
  ])('%j', (change, problems) => {
    expect(problemsOf(change)).toEqual(problems);
  });

  test('the length of a content is that of its text', () => {
    expect(problemsOf({ content: `<p>${'一'.repeat(1000)}</p>` })).toEqual([]);
    expect(problemsOf({ content: `<p>${'一'.repeat(1001)}</p>` })).toEqual(['content tooLong']);
  });

  const redFlag = { levelCode: 'redFlag', showScore: false, content: '<p>请马上寻求帮助。</p>' };

  test.each<[Partial<ResultHintInput>, string[]]>([
    [{}, ['primaryAction phoneMissing']],
    [{ content: '<p>请拨打 <strong>12356</strong></p>' }, []],
    [{ suggestion: '请拨打120' }, []],
    [{ suggestion: '编号 11200' }, ['primaryAction phoneMissing']],
    [{ content: '<ul><li>心理援助 12356</li><li>120 急救</li></ul>' }, []],
    [{ content: '<p>请拨打 12356<br>120 急救</p>' }, []],
    [{ content: '<p>编号 1</p><p>20 分钟</p>' }, ['primaryAction phoneMissing']],
    [{ secondaryAction: 'callService', secondaryActionTarget: '400-000-0000' }, []],
    [{ suggestion: '请拨打120', showScore: true }, ['showScore scoreShown']],
    [{ suggestion: '得分{{score}}，请拨打120' }, ['suggestion scoreShown']],
  ])('a red-flag hint with %j', (change, problems) => {
    expect(problemsOf({ ...redFlag, ...change })).toEqual(problems);
  });
});

describe('the hint for a result', () => {
  const levels = [{ code: 'mild', severity: 'low' as const }];
  type Found = Pick<ResultHint, 'id' | 'projectId' | 'levelCode' | 'status'>;
  const own: Found = { id: 'own', projectId: '9001', levelCode: 'mild', status: 'enabled' };
  const global: Found = { id: 'global', projectId: null, levelCode: 'low', status: 'enabled' };
  const danger: Found = { id: 'danger', projectId: null, levelCode: 'redFlag', status: 'enabled' };
  const result = { code: 'mild', severity: 'low' as const };

  test.each([
    ['the project hint first', [global, own], result, 'own'],
    ['else the global hint for the severity', [global, { ...own, status: 'disabled' as const }], result, 'global'],
    ['never a hint of another project', [{ ...own, projectId: '9002' }], result, undefined],
    ['the redFlag hint for a red flag', [global, danger], { code: 'redFlag', severity: 'high' as const }, 'danger'],
  ])('%s', (_, hints, asked, found) => {
    expect(findHint(hints, '9001', toHintKey(asked))?.id).toBe(found);
  });

  test.each([
    ['mild', levels, 'low'],
    ['redFlag', levels, 'high'],
    ['excluded', null, 'excluded'],
    ['low', levels, undefined],
    ['low', null, 'low'],
    ['mild', null, undefined],
  ] as const)('the severity of %s', (code, of, severity) => {
    expect(getHintSeverity(code, of)).toBe(severity);
  });
});

describe('a medical review', () => {
  const texts = fc.record({
    title: fc.string(),
    content: fc.string(),
    suggestion: fc.option(fc.string()),
    disclaimer: fc.string(),
  });

  test('is voided by any change of a text', () => {
    fc.assert(
      fc.property(texts, texts, (before, after) => {
        const isSame = JSON.stringify(before) === JSON.stringify(after);
        expect(changesReviewedFields({ ...hint, ...before }, { ...hint, ...after })).toBe(!isSame);
      }),
    );
  });

  test('stays valid when no reviewed field changes', () => {
    const change = { name: '另一名称', color: '#000000', icon: 'heart', showLevel: false };
    expect(changesReviewedFields(hint, { ...hint, ...change })).toBe(false);
    expect(changesReviewedFields(hint, { ...hint, levelCode: 'high' })).toBe(true);
    expect(changesReviewedFields(hint, { ...hint, primaryActionTarget: '120' })).toBe(true);
    // An image may contain any text.
    expect(changesReviewedFields(hint, { ...hint, imageUrl: '/api/admin/v1/uploads/1.png' })).toBe(true);
  });

  test('requires an operator other than the editor', () => {
    expect(canReview('1', '1')).toBe(false);
    expect(canReview('1', '2')).toBe(true);
  });
});
