import { expect } from 'vitest';
import { enUS, zhCN } from '../texts';
import { axeFindings } from './axe';
import { settled, signIn } from './browser';
import { isWiderThanWindow } from './look';
import { test } from './test';

/** A study: all of its steps, quiz, links, hospitals and records are there. */
const DETAIL = '/project/project-detail?id=9007';
const tabs = ['overview', 'content', 'quiz', 'links', 'hospitals', 'channels', 'records', 'log'] as const;

test.for([
  ['zh-CN', zhCN, 1280],
  ['en-US', enUS, 768],
] as const)('%s: each tab of a project is accessible and fits', async ([locale, t, width], { open }) => {
  const page = await open({ locale, width });
  await signIn(page, DETAIL);
  const findings: Record<string, string[]> = {};
  for (const tab of tabs) {
    await page.getByRole('tab', { name: t.projectDetail[`tab.${tab}`], exact: true }).click();
    await settled(page);
    const found = await axeFindings(page);
    if (await page.evaluate(isWiderThanWindow)) found.push('wider than the window');
    if (found.length > 0) findings[tab] = found;
  }
  expect(findings).toEqual({});
});
