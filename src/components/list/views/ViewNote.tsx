import { Button, Flex } from 'antd';
import { useCallback, useEffect, useState } from 'react';
import { InvalidQueryAlert } from '@/components/feedback/InvalidQueryAlert';
import { useUrlProblems } from '@/components/list/useUrlProblems';
import { FocusFallback } from '@/components/page/FocusFallback';
import { useText } from '@/hooks/useText';
import { listTexts } from '@/locales/list';
import { savedViewTexts } from '@/locales/savedView';
import type { Filter } from '../codec';
import type { FilterField } from '../fields';
import { getSelectedValues, useOptions } from '../useOptions';
import { findRemovedParts, viewQuery } from './saved-query';
import { useSelectedView } from './useSavedViews';
import { useViewActions } from './useViewActions';
import type { ViewedList } from './viewed-list';

type RemoteField = Extract<FilterField, { kind: 'remote' }>;
/** Options that the server no longer has, by filter name. */
type Gone = Readonly<Record<string, readonly string[]>>;

/** Reports options of a filter that the server no longer has; renders nothing. */
function GoneOptions({ field, filter, onFound }: { field: RemoteField; filter: Filter; onFound: OnFound }) {
  const gone = useOptions(field, filter).gone.join();
  useEffect(() => onFound(field.name, gone === '' ? [] : gone.split(',')), [field.name, gone, onFound]);
  return null;
}
type OnFound = (name: string, gone: string[]) => void;

const withoutGone = (filter: Filter, fields: readonly RemoteField[], gone: Gone): Filter =>
  Object.fromEntries(
    Object.entries(filter).flatMap(([name, value]) => {
      const field = fields.find((one) => one.name === name);
      if (!field || !gone[name]?.length) return [[name, value] as const];
      const left = getSelectedValues(field, value).filter((one) => !gone[name]?.includes(one));
      return left.length > 0 ? [[name, left.join()] as const] : [];
    }),
  );

/**
 * Replaces InvalidUrlNote while a saved view is selected: lists what of the view can no longer be used, and offers to
 * remove it; or says that the view does not exist or did not load.
 */
export default function ViewNote({ of }: { of: ViewedList }) {
  const { fields, state, rules, problems, showView } = of;
  const t = useText(listTexts);
  const tView = useText(savedViewTexts);
  const { view, failed, isMissing } = useSelectedView(of);
  const { update, remove } = useViewActions(of);
  const unread = useUrlProblems(problems, fields);
  const [gone, setGone] = useState<Gone>({});
  const onFound = useCallback<OnFound>((name, found) => setGone((known) => ({ ...known, [name]: found })), []);

  const toViews = () => of.button.current;
  if (failed) {
    return (
      <InvalidQueryAlert
        title={tView('failed')}
        problems={[tView('failed.text'), ...unread]}
        action={
          <FocusFallback to={toViews}>
            <Button size="small" loading={failed.isLoading} onClick={failed.retry}>
              {t('retry')}
            </Button>
          </FocusFallback>
        }
      />
    );
  }
  if (!view) {
    return isMissing ? (
      <InvalidQueryAlert title={tView('missing.title')} problems={[tView('missing'), ...unread]} />
    ) : (
      <InvalidQueryAlert title={t('address.title')} problems={unread} />
    );
  }

  const chosen = fields.filter((field): field is RemoteField => field.kind === 'remote' && field.name in state.filter);
  const goneOf = chosen.filter(({ name }) => gone[name]?.length);
  const lost = findRemovedParts(view.query, rules);
  const said = [
    ...unread,
    ...goneOf.map(({ label }) => tView('problem.gone', { label })),
    ...(lost.filters > 0 ? [tView('problem.filters', { count: lost.filters })] : []),
    ...(lost.sort ? [tView('problem.sort')] : []),
    ...(lost.tab ? [tView('problem.tab')] : []),
  ];
  const mended = goneOf.length > 0 ? withoutGone(state.filter, chosen, gone) : state.filter;
  const mend = () => showView(viewQuery({ ...state, filter: mended }, rules, of.name), view.id);
  const isInAddress = problems.length > 0 || goneOf.length > 0;

  return (
    <>
      {chosen.map((field) => (
        <GoneOptions key={field.name} field={field} filter={state.filter} onFound={onFound} />
      ))}
      <InvalidQueryAlert
        title={tView('problems.title', { name: view.name })}
        problems={said}
        action={
          <FocusFallback to={toViews}>
            {view.isMine ? (
              <Flex vertical gap={8}>
                <Button size="small" onClick={() => void update(view, mended)}>
                  {tView('mendAndUpdate')}
                </Button>
                <Button size="small" danger onClick={() => void remove(view)}>
                  {tView('remove')}
                </Button>
              </Flex>
            ) : (
              isInAddress && (
                <Button size="small" onClick={mend}>
                  {tView('mend')}
                </Button>
              )
            )}
          </FocusFallback>
        }
      />
    </>
  );
}
