import type { Agreement } from '../../src/contract/agreement';
import { agreement as limit } from '../../src/contract/limits/agreement';
import { maskIdNo, maskIp, maskName, maskOpenid } from '../../src/domain/mask';
import { DAY_MS, iso } from '../clock';
import { state } from '../state';
import { byId } from '../store/by-id';
import type { AgreementRow } from './agreement-row';

/** Shows agreements whole, with the text that was signed; made once for many. */
export function agreementPresenter() {
  const { world } = state();
  const [members, projects] = [byId(world.members), byId(world.projects)];
  const [records, templates] = [byId(world.records), byId(world.agreementTemplates)];

  return (row: AgreementRow): Agreement => {
    const { signerName, signerIdNo, signIp, deviceId, agreedCodes, ...agreement } = row;
    const template = templates.get(row.templateId);
    const record = records.get(row.recordId);
    const project = record && projects.get(record.projectId);
    const member = record && members.get(record.memberId);
    if (!template || !project || !member) throw new Error(`nothing is left of what agreement ${row.id} is of`);
    const agreed = new Set(agreedCodes);
    const isAnswered = row.signedAt !== null;
    return {
      ...agreement,
      title: template.title,
      templateVersion: template.templateVersion,
      content: template.content,
      recordNo: record.recordNo,
      memberId: member.id,
      memberNo: member.memberNo,
      projectId: project.id,
      projectName: project.name,
      expiresAt: iso(Date.parse(row.sentAt) + limit.signWithinDays * DAY_MS),
      signerNameMasked: signerName && maskName(signerName),
      signerIdNoMasked: signerIdNo && maskIdNo(signerIdNo),
      signIpMasked: signIp && maskIp(signIp),
      deviceIdMasked: deviceId && maskOpenid(deviceId),
      consents: (isAnswered ? template.consentItems : []).map((item) => ({
        ...item,
        agreed: agreed.has(item.code),
        agreedAt: agreed.has(item.code) ? row.signedAt : null,
      })),
    };
  };
}
