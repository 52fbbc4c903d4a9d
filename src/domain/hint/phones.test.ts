import { expect, test } from 'vitest';
import { findMentionedPhone } from './phones';

const hint = {
  title: '请尽快就诊',
  content: '<p>请在一周内就诊。</p>',
  suggestion: null,
  disclaimer: '仅供参考',
  primaryAction: 'none',
  primaryActionTarget: null,
  secondaryAction: 'none',
  secondaryActionTarget: null,
} as const;
const phones = ['0755-26010000', '400-000-0000'];

test.each([
  [{}, undefined],
  [{ primaryAction: 'callService', primaryActionTarget: '0755-26010000' }, '0755-26010000'],
  [{ secondaryAction: 'callService', secondaryActionTarget: '4000000000' }, '400-000-0000'],
  [{ primaryAction: 'callService', primaryActionTarget: null }, undefined],
  [{ content: '<p>请拨打 <strong>0755 2601 0000</strong>。</p>' }, '0755-26010000'],
  [{ suggestion: '致电400-000-0000咨询' }, '400-000-0000'],
  [{ suggestion: '编号 40000000001' }, undefined],
] as const)('a hint with %j names %s', (change, named) => {
  expect(findMentionedPhone({ ...hint, ...change }, phones)).toBe(named);
});
