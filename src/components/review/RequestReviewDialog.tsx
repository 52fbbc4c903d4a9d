import { useModel } from '@umijs/max';
import { App } from 'antd';
import { ActionDialog } from '@/components/form/ActionDialog';
import { OperatorField } from '@/components/operator/OperatorField';
import { useRead } from '@/hooks/useRead';
import { useText } from '@/hooks/useText';
import { reviewTexts } from '@/locales/review';
import { listOperators } from '@/services/operator';
import type { Reviewed } from './reviewed';

type Props = {
  /** Name of what is to be reviewed. */
  name: string;
  /** Draft key (ActionDialog). */
  draft: string;
  /** @param operatorId the colleague; null: all of them */
  onRequest: (operatorId: string | null) => Promise<Reviewed>;
  onClose: () => void;
};

/** Requests a medical review from one colleague or all of them. */
export function RequestReviewDialog({ name, draft, onRequest, onClose }: Props) {
  const t = useText(reviewTexts);
  const { message } = App.useApp();
  const { initialState } = useModel('@@initialState');
  const { data: operators = [] } = useRead(['operator', 'options'], listOperators);
  // The session knows its operator by name only: if two have that name, both are offered and the server refuses the
  // current one.
  const ownIds = operators.filter((operator) => operator.name === initialState?.currentUser?.name);
  return (
    <ActionDialog<{ operatorId?: string | null }>
      draft={draft}
      title={t('request.title', { name })}
      okText={t('request')}
      onSubmit={async ({ operatorId }) => {
        const { reviewRequestedOfName } = await onRequest(operatorId ?? null);
        message.success(t('request.done', { name: reviewRequestedOfName ?? t('request.anyone') }));
      }}
      onClose={onClose}
    >
      <OperatorField
        name="operatorId"
        label={t('request.of')}
        exceptId={ownIds.length === 1 ? ownIds[0]?.id : null}
        nobodyText={t('request.anyone')}
        extra={t('request.hint')}
      />
    </ActionDialog>
  );
}
