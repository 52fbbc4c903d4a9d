import type { WatchedPage } from './browser';

const headers = { 'X-Requested-With': 'XMLHttpRequest' };

/** Fetches the id of the first row of a list, as the operator who is signed in on `page`. */
export async function firstId(page: WatchedPage, entity: string) {
  const answer = await page.context().request.get(`/api/admin/v1/${entity}?current=1&pageSize=1`, { headers });
  return (await answer.json()).data.list[0].id as string;
}
