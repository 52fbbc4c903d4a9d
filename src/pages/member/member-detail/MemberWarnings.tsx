import { Link } from '@umijs/max';
import { Alert, Flex } from 'antd';
import type { ReactNode } from 'react';
import type { MemberDetail } from '@/contract/member-detail';
import { hasConsent } from '@/domain/consent';
import { memberPath } from '@/features/member/member-path';
import { useText } from '@/hooks/useText';
import { memberDetailTexts } from '@/locales/memberDetail';
import { formatInstant } from '@/utils/date';

/** Warnings that an operator has to read before any action. */
export function MemberWarnings({ member }: { member: MemberDetail }) {
  const t = useText(memberDetailTexts);
  const { status, doNotContact, privacyWithdrawnAt, suspectedDuplicateOf } = member;
  const warnings: [key: string, type: 'error' | 'warning' | 'info', text: ReactNode][] = [];

  if (status === 'cancelled') warnings.push(['cancelled', 'info', t('warning.cancelled')]);
  if (status === 'disabled') warnings.push(['disabled', 'warning', t('warning.disabled')]);
  if (doNotContact) {
    const { reason, until } = doNotContact;
    const text = until ? t('warning.doNotContactUntil', { reason, until }) : t('warning.doNotContact', { reason });
    warnings.push(['doNotContact', 'error', text]);
  }
  if (status !== 'cancelled' && !hasConsent(member)) {
    const withdrawnAt = formatInstant(privacyWithdrawnAt);
    const text = withdrawnAt === null ? t('warning.noConsent') : t('warning.withdrawn', { at: withdrawnAt });
    warnings.push(['consent', 'warning', text]);
  }
  if (suspectedDuplicateOf.length > 0) {
    warnings.push([
      'duplicates',
      'warning',
      <>
        {t('warning.duplicates')}
        {suspectedDuplicateOf.map(({ id, memberNo }) => (
          <Link key={id} to={memberPath(id)} style={{ marginInlineEnd: 12 }}>
            {memberNo}
          </Link>
        ))}
      </>,
    ]);
  }

  if (warnings.length === 0) return null;
  return (
    <Flex vertical gap={8}>
      {warnings.map(([key, type, text]) => (
        <Alert key={key} role="note" type={type} showIcon title={text} />
      ))}
    </Flex>
  );
}
