/** The sections that come with the code of the screens which use them (`screens/*`), and not with the shell. */
export type ScreenTexts = {
  analysis: typeof import('./zh-CN/analysis').default;
  analysisRetain: typeof import('./zh-CN/analysisRetain').default;
  banner: typeof import('./zh-CN/banner').default;
  category: typeof import('./zh-CN/category').default;
  customService: typeof import('./zh-CN/customService').default;
  distribution: typeof import('./zh-CN/distribution').default;
  hospital: typeof import('./zh-CN/hospital').default;
  hotword: typeof import('./zh-CN/hotword').default;
  import: typeof import('./zh-CN/import').default;
  input: typeof import('./zh-CN/input').default;
  member: typeof import('./zh-CN/member').default;
  memberDetail: typeof import('./zh-CN/memberDetail').default;
  portrait: typeof import('./zh-CN/portrait').default;
  record: typeof import('./zh-CN/record').default;
  resultHint: typeof import('./zh-CN/resultHint').default;
  visitPage: typeof import('./zh-CN/visitPage').default;
};

export type ScreenSection = keyof ScreenTexts;
