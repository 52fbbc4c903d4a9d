import type { FollowUp } from '../../src/contract/follow-up-list';

/** Contents of results by outcome, without personal data. */
export const contentsByOutcome = {
  recovered: ['症状已消失，按医嘱停药，无不适。', '自述已痊愈，恢复正常生活。'],
  improved: ['症状较前减轻，按医嘱服药。', '睡眠和食欲好转，继续按计划复诊。'],
  stable: ['情况平稳，无新发不适。', '已电话沟通，说明筛查结果，会员表示了解。', '已预约门诊，提醒携带既往报告。'],
  worse: ['症状较前加重，建议尽快复诊。', '近期不适增多，已协助预约门诊。'],
  unknown: ['会员暂不方便，简短沟通后约定下次联系。'],
} as const satisfies Record<Exclude<NonNullable<FollowUp['outcome']>, 'deceased'>, readonly string[]>;
/** Contents about a reaction by its degree. */
export const contentsByReaction = {
  mild: ['用药后轻微腹胀，已告知观察。', '局部轻度皮疹，已告知观察。'],
  moderate: ['头晕乏力影响日常活动，已转告主管医生。', '皮疹范围扩大，已嘱停药并就诊。'],
  severe: ['持续呕吐，无法进食，已嘱停药并急诊就诊。', '严重头晕无法站立，已嘱停药并急诊就诊。'],
} as const;
/** Contents about a reaction that is legally a serious event. */
export const seriousContents = ['用药后消化道出血，已住院治疗。', '过敏性休克，经抢救后住院观察。'] as const;
export const deceasedContent = '家属告知会员已离世，表示慰问，不再联系。';
export const attemptNotes = [null, null, null, '约下午再拨', '提示音后无人接听'] as const;
export const cancelReasons = ['会员已自行就诊', '与其他随访重复', '会员要求不再联系'] as const;
export const replacedReason = '未到诊，改由新的随访联系';
export const withdrawnReason = '同意书已撤回';
export const closedReason = '记录已关闭';
export const acknowledgeNotes = ['已联系主管医生，嘱停药并复诊。', '已上报研究者，安排当日就诊。'] as const;
/** Replaces reasons that may name an anonymized person. */
export const erasedReason = '会员已注销';
export const deceasedReason = '患者已离世';
/** `doNotContact` value of a deceased member. */
export const deceased = { reason: deceasedReason, until: null } as const;
