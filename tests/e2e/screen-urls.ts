import type { WatchedPage } from './browser';
import { firstId } from './first-id';
import { screens } from './screens';

/** URLs of all screens. Screens of one entity get the id of an existing one. */
export async function getScreenUrls(page: WatchedPage) {
  const [member, record] = [await firstId(page, 'members'), await firstId(page, 'records')];
  const queries: Record<string, string> = {
    '/member/member-detail': `?id=${member}`,
    '/project/project-edit': '?id=9010',
    '/project/quiz-edit': '?projectId=9010',
    '/project/link-edit': '?projectId=9010',
    '/project/project-detail': '?id=9002',
    '/record/record-detail': `?id=${record}`,
    '/record/record-agreement': `?recordId=${record}`,
  };
  return screens.map(({ path }) => path + (queries[path] ?? ''));
}
