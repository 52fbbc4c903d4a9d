import type { reportTypes } from '../../src/contract/limits/report';
import type { ReportDetail } from '../../src/contract/report';

type ReportType = (typeof reportTypes)[number];
type Items = ReportDetail['abnormalItems'];

/** Result of reviewing a report. */
type Reading = { conclusion: string; abnormalItems: Items };

export const titles: Record<ReportType, string> = {
  blood: '血常规与生化',
  urine: '尿常规',
  imaging: '上腹部 CT',
  pathology: '胃黏膜活检病理',
  gene: '肿瘤易感基因检测',
  endoscopy: '电子胃镜检查',
  discharge: '出院小结',
  physical: '年度体检报告',
  prescription: '门诊处方',
  other: '其他检查资料',
};

/** Report types by frequency. */
export const commonTypes = [
  'blood',
  'blood',
  'endoscopy',
  'endoscopy',
  'physical',
  'physical',
  'pathology',
  'imaging',
  'urine',
  'gene',
  'discharge',
  'prescription',
  'other',
] as const satisfies readonly ReportType[];

/** Types that examine the stomach, according to their titles. */
const stomachTypes = new Set<ReportType>(['endoscopy', 'pathology', 'imaging']);
/** Types that make no sense for a questionnaire about mood or memory. */
const bodyTypes = new Set<ReportType>([...stomachTypes, 'gene', 'urine']);

/** Report types that members upload for a project, by frequency. */
export function getReportTypes(projectName: string): readonly ReportType[] {
  if (/胃|肠|消化|食管|幽门|体检/.test(projectName)) return commonTypes;
  const others = /情绪|焦虑|抑郁|认知|睡眠|PHQ|GAD/.test(projectName) ? bodyTypes : stomachTypes;
  return commonTypes.filter((type) => !others.has(type));
}

const nothing: Reading = { conclusion: '未见明显异常。', abnormalItems: [] };

export const readings: Record<ReportType, readonly Reading[]> = {
  blood: [
    nothing,
    {
      conclusion: '血红蛋白偏低，建议复查。',
      abnormalItems: [{ name: '血红蛋白', value: '98', unit: 'g/L', range: '115–150', flag: 'L' }],
    },
    {
      conclusion: '转氨酶轻度升高。',
      abnormalItems: [
        { name: '丙氨酸氨基转移酶', value: '78', unit: 'U/L', range: '7–40', flag: 'H' },
        { name: '天门冬氨酸氨基转移酶', value: '61', unit: 'U/L', range: '13–35', flag: 'H' },
      ],
    },
  ],
  urine: [
    nothing,
    {
      conclusion: '尿蛋白弱阳性。',
      abnormalItems: [{ name: '尿蛋白', value: '±', unit: '', range: '阴性', flag: 'A' }],
    },
  ],
  imaging: [nothing, { conclusion: '肝内小囊肿，建议一年后复查。', abnormalItems: [] }],
  pathology: [
    {
      conclusion: '慢性萎缩性胃炎，轻度肠上皮化生。',
      abnormalItems: [{ name: '肠上皮化生', value: '+', unit: '', range: '−', flag: 'A' }],
    },
  ],
  gene: [{ conclusion: '未检出已知致病变异。', abnormalItems: [] }],
  endoscopy: [
    { conclusion: '慢性浅表性胃炎。', abnormalItems: [] },
    {
      conclusion: '慢性胃炎，幽门螺杆菌阳性。',
      abnormalItems: [{ name: '快速尿素酶试验', value: '阳性', unit: '', range: '阴性', flag: 'A' }],
    },
  ],
  discharge: [{ conclusion: '病情平稳，门诊随诊。', abnormalItems: [] }],
  physical: [
    nothing,
    {
      conclusion: '血脂偏高，建议调整饮食。',
      abnormalItems: [{ name: '低密度脂蛋白胆固醇', value: '4.2', unit: 'mmol/L', range: '<3.4', flag: 'H' }],
    },
  ],
  prescription: [{ conclusion: '四联疗法，疗程 14 天。', abnormalItems: [] }],
  other: [nothing],
};

/** For a blood report: the patient must be called the same day. */
export const criticalReading: Reading = {
  conclusion: '血钾危急值，已电话通知。',
  abnormalItems: [
    { name: '血钾', value: '6.8', unit: 'mmol/L', range: '3.5–5.3', flag: 'C' },
    { name: '肌酐', value: '212', unit: 'μmol/L', range: '41–73', flag: 'H' },
  ],
};

export const comments = {
  rejected: '报告信息与本人不符或无法辨认，请核对后重新上传。',
  needMore: '缺少报告末页，请补充上传完整报告。',
  approved: null,
} as const;

export const voidReason = '重复上传，已由另一份报告代替。';
export const silenceReason = '会员 30 天内未补充资料，系统自动作废。';
