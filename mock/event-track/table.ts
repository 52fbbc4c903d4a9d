import type { EventTrack } from '../../src/contract/event-track';
import { iso } from '../clock';
import { state } from '../state';
import type { EventRow } from './script';

const names: Record<EventTrack['eventCode'], string> = {
  launch: '启动',
  show: '显示',
  hide: '退出',
  pageView: '浏览',
  click: '点击',
  share: '分享',
  search: '搜索',
  quizStart: '开始答题',
  quizAnswer: '答题',
  quizSubmit: '提交问卷',
  quizAbandon: '放弃答题',
  agreementView: '查看同意书',
  agreementSign: '签署同意书',
  reportUpload: '上传报告',
  phoneCall: '拨打电话',
  linkClick: '点击链接',
  bannerView: '轮播曝光',
  bannerClick: '轮播点击',
  subscribeMsg: '订阅消息',
  error: '错误',
};

const byId = <Row extends { id: string }>(rows: readonly Row[]) => new Map(rows.map((row) => [row.id, row]));

/** Gives events on their way out the names of what they are about; what was searched for stays behind (docs/domain.md 6.11). */
export function eventPresenter(): (row: EventRow) => EventTrack {
  const { world } = state();
  const [members, channels, projects] = [byId(world.members), byId(world.channels), byId(world.projects)];
  const pageNames = new Map(world.analysis.pageNames.map(({ id, pageName }) => [id, pageName]));
  return ({ at, delayMs, page, referrer, term: _, session, ...row }) => {
    const { regionText: __, device, ...where } = session.where;
    return {
      ...row,
      ...device,
      ...where,
      occurredAt: iso(at),
      receivedAt: iso(at + delayMs),
      eventName: names[row.eventCode],
      pagePath: page?.path ?? null,
      pageName: (page && pageNames.get(page.path)) ?? null,
      referrerPath: referrer?.path ?? null,
      projectName: projects.get(row.projectId ?? '')?.name ?? null,
      channelId: session.channelId,
      channelName: channels.get(session.channelId ?? '')?.name ?? null,
      linkCode: session.linkCode,
      memberId: session.memberId,
      memberNo: members.get(session.memberId ?? '')?.memberNo ?? null,
      anonymousId: session.anonymousId,
      sessionId: session.id,
      scene: session.scene.scene,
      sceneGroupKey: session.scene.key,
    };
  };
}
