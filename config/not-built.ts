/**
 * Screens of the route table that no part has built yet. They show one shared result under their
 * right title; whoever builds a screen takes its path out, and the last one removes this file.
 */
export const notBuilt: readonly string[] = [
  '/welcome',
  '/project/project-list',
  '/project/project-edit',
  '/project/quiz-edit',
  '/project/link-edit',
  '/project/project-detail',
  '/record/record-list',
  '/record/record-detail',
  '/record/record-agreement',
  '/channel/channel-list',
  '/channel/channel-tracks',
  '/channel/link-list',
  '/data/follow-summary',
  '/data/follow-tracks',
  '/data/event-tracks',
  '/data/report-list',
];
