import { Link } from '@umijs/max';
import { Collapse, Descriptions } from 'antd';
import type { ReactNode } from 'react';
import { Deadline } from '@/components/display/Deadline';
import type { Agreement } from '@/contract/agreement';
import { memberPath } from '@/features/member/member-path';
import { recordPath } from '@/features/record/record-path';
import { useEnumLabelOrRaw } from '@/hooks/useEnumLabel';
import { useText } from '@/hooks/useText';
import { agreementTexts } from '@/locales/agreement';
import { formatInstant } from '@/utils/date';
import styles from './agreement.module.css';

type Props = { agreement: Agreement; presentHash: string | undefined };

const column = { xs: 1, md: 2 } as const;

/** Signer, time and method; details for an examination are collapsed (docs/domain.md 9). */
export function Evidence({ agreement, presentHash }: Props) {
  const t = useText(agreementTexts);
  const signer = useEnumLabelOrRaw(agreementTexts, 'signer');
  const relation = useEnumLabelOrRaw(agreementTexts, 'relation');
  const method = useEnumLabelOrRaw(agreementTexts, 'verify');
  const { status, signerType, signerRelation, signedAt, readSec, recordId, memberId } = agreement;
  const by =
    signerRelation === null
      ? signer(signerType)
      : t('signer.of', { type: signer(signerType), relation: relation(signerRelation) });
  const item = (key: string, label: string, children: ReactNode) => ({ key, label, children: children ?? '—' });
  const hash = (text: string | undefined) => text && <code className={styles.hash}>{text}</code>;

  return (
    <>
      <Descriptions
        size="small"
        bordered
        column={column}
        items={[
          item('signer', t('field.signer'), by),
          item('signerName', t('field.signerName'), agreement.signerNameMasked),
          item('signerIdNo', t('field.signerIdNo'), agreement.signerIdNoMasked),
          item('verifyMethod', t('field.verifyMethod'), method(agreement.verifyMethod)),
          item('sentAt', t('field.sentAt'), formatInstant(agreement.sentAt)),
          item(
            'expiresAt',
            t('field.expiresAt'),
            status === 'unsigned' ? <Deadline due={agreement.expiresAt} /> : formatInstant(agreement.expiresAt),
          ),
          item('signedAt', t(status === 'declined' ? 'field.declinedAt' : 'field.signedAt'), formatInstant(signedAt)),
          item('readSec', t('field.readSec'), readSec === null ? null : t('readSec', { seconds: readSec })),
          item('signature', t('field.signature'), t(agreement.hasSignature ? 'signature.has' : 'signature.none')),
          item('record', t('field.record'), <Link to={recordPath(recordId)}>{agreement.recordNo}</Link>),
          item('member', t('field.member'), <Link to={memberPath(memberId)}>{agreement.memberNo}</Link>),
          item('project', t('field.project'), agreement.projectName),
          ...(agreement.withdrawnAt
            ? [
                item('withdrawnAt', t('field.withdrawnAt'), formatInstant(agreement.withdrawnAt)),
                item('withdrawReason', t('field.withdrawReason'), agreement.withdrawReason),
              ]
            : []),
        ]}
      />
      <Collapse
        size="small"
        items={[
          {
            key: 'proof',
            label: t('section.proof'),
            children: (
              <Descriptions
                size="small"
                column={1}
                items={[
                  item('contentHash', t('field.contentHash'), hash(agreement.contentHash)),
                  item('presentHash', t('field.presentHash'), hash(presentHash)),
                  item('signIp', t('field.signIp'), agreement.signIpMasked),
                  item('signUserAgent', t('field.signUserAgent'), agreement.signUserAgent),
                  item('deviceId', t('field.deviceId'), agreement.deviceIdMasked),
                ]}
              />
            ),
          },
        ]}
      />
    </>
  );
}
