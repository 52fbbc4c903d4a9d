import type { AgreementTemplate } from '../../src/contract/agreement-template';

type Item = AgreementTemplate['consentItems'][number];

const consents = {
  sensitiveInfo: ['同意处理我的健康信息等敏感个人信息，仅用于本项目的评估与随访', true],
  shareHospital: ['同意将评估结果提供给我选择的试点医院，用于接诊', false],
  phoneContact: ['同意客服人员就本项目与我电话联系', true],
  research: ['同意将去除身份信息后的数据用于科研', false],
} as const satisfies Record<string, readonly [text: string, required: boolean]>;
export type Consent = keyof typeof consents;

/** Consents that are given one by one (docs/domain.md 6.5). */
export const getConsentItems = (codes: readonly Consent[]): Item[] =>
  codes.map((code) => {
    const [text, required] = consents[code];
    return { code: code.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`), text, required };
  });

/** Text of a version; it contains the version number, so that each version has another hash. */
export const getContent = (title: string, templateVersion: string, purpose: string) =>
  [
    `<p><strong>${title}</strong>（${templateVersion}）</p>`,
    `<p>在您填写问卷之前，请仔细阅读本同意书。本项目的目的是${purpose}。</p>`,
    '<p>我们会收集您填写的姓名、联系方式、健康状况与检查资料，并只在上述目的所必需的范围内使用。</p>',
    '<ul><li>参与完全自愿，您可以随时撤回同意，撤回不影响您接受其他服务。</li>',
    '<li>评估结果仅供参考，不能替代医生诊断。</li>',
    '<li>不满规定年龄的参与者须由监护人阅读并签署。</li></ul>',
    '<p>如有疑问，请联系小程序内的客服。</p>',
  ].join('');
