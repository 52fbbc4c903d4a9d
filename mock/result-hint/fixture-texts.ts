import type { ResultHintInput } from '../../src/contract/result-hint';
import { getSeedPictureUrl } from '../upload/seed';

type Text = Omit<ResultHintInput, 'name' | 'projectId' | 'levelCode'>;
type Kind = 'normal' | 'low' | 'medium' | 'high' | 'critical' | 'excluded' | 'redFlag';

const base: Omit<Text, 'title' | 'content'> = {
  suggestion: null,
  disclaimer: '本结果仅供参考，不能替代医生诊断',
  icon: null,
  color: null,
  imageUrl: null,
  primaryAction: 'none',
  primaryActionTarget: null,
  secondaryAction: 'none',
  secondaryActionTarget: null,
  showScore: true,
  showLevel: true,
  showHospitals: false,
};
/** Calls the current number of the service. */
const call = { primaryAction: 'callService', primaryActionTarget: null } as const;

/** No diagnosis, no drug and no promise; states when and where to see a doctor (docs/domain.md 6.14). */
const texts: Record<Kind, Text> = {
  normal: {
    ...base,
    title: '目前未见需要关注的表现',
    content:
      '<p>您在「{{projectName}}」中的得分为 <strong>{{score}}</strong>。这不代表今后不会出现问题。</p><p>如有不适，请及时到医院就诊。</p>',
    suggestion: '建议每年参加一次体检，保持规律作息。',
    color: '#389E0D',
  },
  low: {
    ...base,
    title: '有少量表现需要留意',
    content:
      '<p>您的结果为{{levelName}}，得分 {{score}}。</p><ul><li>留意近两周的变化</li><li>症状持续请到医院就诊</li></ul>',
    suggestion: '如症状持续两周以上，请到相关科室就诊。',
    color: '#7CB305',
    secondaryAction: 'uploadReport',
  },
  medium: {
    ...base,
    title: '建议近期就诊评估',
    content: '<p>您的结果为{{levelName}}。建议在一个月内到医院由医生评估。可选择{{hospitalName}}就诊。</p>',
    suggestion: '就诊时请带上以往的检查报告。',
    color: '#D48806',
    primaryAction: 'bookHospital',
    secondaryAction: 'uploadReport',
    showHospitals: true,
  },
  high: {
    ...base,
    ...call,
    title: '请尽快就诊评估',
    content:
      '<p>您的结果为<strong>{{levelName}}</strong>。请在一周内到医院由医生评估。就近可选择{{hospitalName}}。</p>',
    suggestion: '就诊前可先致电客服，由客服协助预约。',
    color: '#D4380D',
    secondaryAction: 'bookHospital',
    showHospitals: true,
    imageUrl: getSeedPictureUrl('hint', 1),
  },
  critical: {
    ...base,
    ...call,
    title: '请立即联系医生',
    content: '<p>您的结果为<strong>{{levelName}}</strong>。请今天就到医院由医生评估，并请家人陪同。</p>',
    suggestion: '如有紧急情况，请立即拨打 120。',
    color: '#A8071A',
    secondaryAction: 'bookHospital',
    showHospitals: true,
    showScore: false,
  },
  excluded: {
    ...base,
    title: '您不在本项目的范围内',
    content: '<p>感谢您的参与。根据您的回答，您不符合「{{projectName}}」的条件，这与您的健康状况无关。</p>',
    color: '#8C8C8C',
    showScore: false,
    showLevel: false,
  },
  redFlag: {
    ...base,
    ...call,
    title: '请马上寻求帮助',
    content: '<p>您提到的情况需要马上有人帮助。</p><p>情绪困扰可拨打 12356 心理援助热线，有生命危险请拨打 120。</p>',
    suggestion: '请不要独处，请家人或朋友陪伴，并尽快到医院急诊。',
    color: '#A8071A',
    showScore: false,
    showLevel: false,
  },
};

/** Text for a severity or for a danger sign. */
export const getHintText = (kind: Kind): Text => ({ ...texts[kind] });
