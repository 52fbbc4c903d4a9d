import { useModel } from '@umijs/max';
import { App } from 'antd';
import type { RevealRequest } from '@/components/reveal/PurposeFields';
import { useText } from '@/hooks/useText';
import { listTexts } from '@/locales/list';
import { revealTexts } from '@/locales/reveal';

/**
 * Second confirmation before personal data is exported unmasked (docs/domain.md 5.2): shows the fields, the number of
 * rows, the purpose and the operator.
 *
 * @returns asks for it; resolves to true if the operator confirms
 */
export function useConfirmClear() {
  const t = useText(listTexts);
  const tReveal = useText(revealTexts);
  const { modal } = App.useApp();
  const { initialState } = useModel('@@initialState');
  const operator = initialState?.currentUser?.name ?? '—';

  return (
    { fields, purpose, purposeNote }: RevealRequest,
    count: number,
    labels: readonly { value: string; label: string }[],
  ) =>
    new Promise<boolean>((resolve) => {
      const shown = labels.filter(({ value }) => fields.includes(value)).map(({ label }) => label);
      const why = tReveal(`purpose.${purpose}`);
      modal.confirm({
        title: t('exportAgain', { count }),
        content: (
          <>
            <p>{t('exportAgainText')}</p>
            <dl>
              <dt>{t('exportAgainFields')}</dt>
              <dd>{shown.join(' · ')}</dd>
              <dt>{t('exportAgainPurpose')}</dt>
              <dd>
                {why} {purposeNote && <bdi>({purposeNote})</bdi>}
              </dd>
              <dt>{t('exportAgainOperator')}</dt>
              <dd>
                <bdi>{operator}</bdi>
              </dd>
            </dl>
          </>
        ),
        okText: t('exportAgainOk'),
        okButtonProps: { danger: true },
        cancelText: t('exportAgainBack'),
        focusable: { autoFocusButton: 'cancel' },
        onOk: () => resolve(true),
        onCancel: () => resolve(false),
      });
    });
}
