import { expect } from 'vitest';
import { signIn } from './browser';
import { lookAt, views } from './look';
import { test } from './test';

/** A study, which has quiz, links, hospitals and records. */
const DETAIL = '/project/project-detail?id=9007';
const tabs = ['overview', 'content', 'quiz', 'links', 'hospitals', 'channels', 'records', 'log'] as const;

test.for(views)(
  '$locale, $width px: each tab is accessible and fits',
  async ({ locale, messages, width }, { open }) => {
    const page = await open({ locale, width });
    const look = lookAt(page);
    await signIn(page, DETAIL);
    for (const tab of tabs) {
      await page.getByRole('tab', { name: messages.projectDetail[`tab.${tab}`], exact: true }).click();
      await look(`project, ${tab}`);
    }
    expect(page.troubles).toEqual([]);
  },
);
