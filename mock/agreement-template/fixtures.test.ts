import { describe, expect, test } from 'vitest';
import { AgreementTemplate } from '../../src/contract/agreement-template';
import { buildAgreementTemplates } from './fixtures';

const NOW = Date.parse('2026-11-21T09:30:00+08:00');
const templates = buildAgreementTemplates(NOW);

const sha256 = async (text: string) => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
};

describe('the agreement templates of the world', () => {
  test('are twelve valid ones, each version of a code once', () => {
    expect(templates).toHaveLength(12);
    for (const template of templates) {
      const whole = { ...template, usedByCount: 0 };
      expect(AgreementTemplate.strict().parse(whole)).toEqual(whole);
    }
    expect(new Set(templates.map(({ code, templateVersion }) => `${code} ${templateVersion}`)).size).toBe(12);
  });

  test('contain the SHA-256 of their text, which differs in each version', async () => {
    for (const { content, contentHash } of templates) expect(contentHash).toBe(await sha256(content));
    expect(new Set(templates.map(({ contentHash }) => contentHash)).size).toBe(12);
  });

  test('are published once per code and effective from then on; a draft was never published', () => {
    const published = templates.filter(({ status }) => status === 'published');
    expect(new Set(published.map(({ code }) => code)).size).toBe(published.length);
    for (const { status, publishedAt, effectiveAt, createdAt } of templates) {
      expect(publishedAt === null).toBe(status === 'draft');
      if (publishedAt) {
        expect(effectiveAt).toBe(publishedAt);
        expect(Date.parse(createdAt)).toBeLessThanOrEqual(Date.parse(publishedAt));
      }
    }
  });
});
