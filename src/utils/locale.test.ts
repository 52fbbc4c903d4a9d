import { describe, expect, test } from 'vitest';
import { getDirection, isSupportedLocale } from './locale';

describe('directionOf', () => {
  test.each(['he', 'ar', 'fa', 'ku', 'he-IL', 'ar-EG', 'fa_IR', 'KU-Arab'])('%s runs from right to left', (locale) => {
    expect(getDirection(locale)).toBe('rtl');
  });

  test.each(['zh-CN', 'en-US', '', 'hexa', 'arn-CL', 'fable'])('%s runs from left to right', (locale) => {
    expect(getDirection(locale)).toBe('ltr');
  });
});

test('only the two shipped locales are supported', () => {
  expect(['zh-CN', 'en-US', 'en', 'fr-FR', '', null].filter(isSupportedLocale)).toEqual(['zh-CN', 'en-US']);
});
