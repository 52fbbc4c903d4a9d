import { useModel } from '@umijs/max';
import { App } from 'antd';
import type { RevealRequest } from '@/components/reveal/PurposeFields';
import { useText } from '@/hooks/useText';
import { listTexts } from '@/locales/list';
import { revealTexts } from '@/locales/reveal';

/**
 * The second question before clear personal data leave in a file (docs/domain.md 5.2): what, of how many,
 * for what and under whose name.
 *
 * @returns asks it; true for yes
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
