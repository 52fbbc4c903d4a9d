/** What operators wrote down; never a name or a number. */
export const contents = [
  '已电话沟通，说明筛查结果，会员表示了解。',
  '症状较前减轻，按医嘱服药。',
  '已预约门诊，提醒携带既往报告。',
  '情况平稳，无新发不适。',
  '反酸加重，建议尽快复诊。',
  '会员暂不方便，简短沟通后约定下次联系。',
] as const;
export const reactionContents = [
  '用药后腹胀，已告知观察。',
  '皮疹，已嘱停药并就诊。',
  '头晕乏力，已转告主管医生。',
] as const;
export const deceasedContent = '家属告知会员已离世，表示慰问，不再联系。';
export const attemptNotes = [null, null, null, '约下午再拨', '提示音后无人接听'] as const;
export const cancelReasons = ['会员已自行就诊', '与其他随访重复', '会员要求不再联系'] as const;
export const replacedReason = '未到诊，改由新的随访联系';
export const withdrawnReason = '同意书已撤回';
export const closedReason = '记录已关闭';
export const acknowledgeNotes = ['已联系主管医生，嘱停药并复诊。', '已上报研究者，安排当日就诊。'] as const;
/** Instead of any reason that may name somebody who was anonymised. */
export const erasedReason = '会员已注销';
export const deceasedReason = '患者已离世';
/** Why nobody calls a member any more, and for good. */
export const deceased = { reason: deceasedReason, until: null } as const;
