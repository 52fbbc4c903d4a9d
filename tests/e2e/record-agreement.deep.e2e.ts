import { expect } from 'vitest';
import { settled, signIn, visit, type WatchedPage } from './browser';
import { lookAt, views } from './look';
import { test } from './test';

const PATH = '/record/record-agreement';

/** Opens a record whose agreement has this status, found through the API as the signed-in operator. */
async function openAgreement(page: WatchedPage, agreementStatus: string) {
  const id = await page.evaluate(async (wanted) => {
    const query = `agreementStatus=${wanted}&status=submitted,reviewing,approved,contacted,referred&pageSize=1`;
    const answer = await fetch(`/api/admin/v1/records?${query}`);
    const { list } = (await answer.json()).data as { list: { id: string }[] };
    return list[0]?.id;
  }, agreementStatus);
  if (!id) throw new Error(`no record has an agreement that is ${agreementStatus}`);
  await visit(page, `${PATH}?recordId=${id}`);
}

test.for(views)(
  '$locale, $width px: an agreement and its dialogs are accessible and fit, and a print has no header or buttons',
  async ({ locale, messages, width }, { open }) => {
    const page = await open({ locale, width });
    const { agreement: t } = messages;
    const look = lookAt(page);
    const dialog = page.getByRole('dialog');
    const close = async () => {
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });
    };
    await signIn(page, '/exception');
    await openAgreement(page, 'signed');
    await page.getByText(t['verdict.signed']).waitFor();
    await page.getByText(t['section.proof']).click();
    await look('agreement, signed');
    for (const action of ['withdraw', 'reveal', 'compare'] as const) {
      await page.getByRole('button', { name: t[`action.${action}`], exact: true }).click();
      await dialog.waitFor();
      await look(`agreement, ${action}`);
      await close();
    }
    await settled(page);
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('button').filter({ visible: true }).count()).toBeLessThanOrEqual(2);
    expect(await page.locator('header').first().isVisible()).toBe(false);
    await page.getByText(t['verdict.signed']).waitFor();
    await page.emulateMedia({ media: 'screen' });

    await openAgreement(page, 'declined');
    await page.getByRole('button', { name: t['action.resend'], exact: true }).click();
    await dialog.waitFor();
    await look('agreement, resend');
    expect(page.troubles).toEqual([]);
  },
);
