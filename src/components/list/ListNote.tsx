import { Alert, Button } from 'antd';
import { lazy, Suspense } from 'react';
import { InvalidQueryAlert } from '@/components/feedback/InvalidQueryAlert';
import { useText } from '@/hooks/useText';
import { listTexts } from '@/locales/list';
import type { FilterField } from './fields';
import type { UrlProblem } from './url-problems';
import { useUrlProblems } from './useUrlProblems';
import type { ViewedList } from './views/viewed-list';

type Props = { problems: readonly UrlProblem[]; fields: readonly FilterField[] };

/** Lists the conditions of the URL that the list ignores, by the labels of their fields. */
function InvalidUrlNote({ problems, fields }: Props) {
  const t = useText(listTexts);
  return <InvalidQueryAlert title={t('address.title')} problems={useUrlProblems(problems, fields)} />;
}

const ofAddress = ({ of }: { of: ViewedList }) => <InvalidUrlNote problems={of.problems} fields={of.fields} />;
const ViewNote = lazy(() => import('./views/ViewNote').catch(() => ({ default: ofAddress })));

/** Offers the default view that loaded too late to open the list with it. */
function LateViewNote({ of: { late, showView } }: { of: ViewedList }) {
  const t = useText(listTexts);
  if (!late) return null;
  return (
    <Alert
      role="note"
      type="info"
      showIcon
      style={{ marginBlockEnd: 16 }}
      title={t('lateView', { name: late.name })}
      action={
        <Button size="small" onClick={() => showView(late.query, late.id)}>
          {t('lateView.show')}
        </Button>
      }
    />
  );
}

/** Lists what the list ignores of its URL, or of the selected saved view. */
export function ListNote({ of }: { of: ViewedList }) {
  if (of.viewId === undefined) {
    return (
      <>
        <LateViewNote of={of} />
        {ofAddress({ of })}
      </>
    );
  }
  return (
    <Suspense fallback={ofAddress({ of })}>
      <ViewNote of={of} />
    </Suspense>
  );
}
