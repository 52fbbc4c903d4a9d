import { type ReactNode, useCallback, useRef, useState } from 'react';
import { ActionDialog } from '@/components/form/ActionDialog';
import { showUnexpected } from '@/errors/show';
import type { ActionGroup } from './action-groups';
import { type EntityActionOptions, useEntityAction } from './useEntityAction';

/** Something that is done to one entity: from its row, its drawer or its detail. */
export type EntityAction = EntityActionOptions<unknown> & {
  key: string;
  /** Names what it does, also on the button that answers the question. */
  label: string;
  group: ActionGroup;
  run: () => Promise<unknown>;
  /** Asked before. What can be undone is done at once. */
  confirm?: {
    /** Names what will happen, and to what. */
    title: string;
    /** What the operator has to know before. */
    text?: ReactNode;
    /** Where it is not as dangerous as in general, or more. */
    isDanger?: boolean;
  };
};

type Question = { action: EntityAction; confirm: NonNullable<EntityAction['confirm']> };

/**
 * Acts on single entities: after a question where there is one, once however often one clicks, and with
 * what useEntityAction says of how it ended.
 *
 * @param reload reads again what shows them
 * @returns starts an action on the entity of an id; and the question that is open, to be drawn
 */
export function useRowAction(reload: () => void) {
  const act = useEntityAction(reload);
  const [question, setQuestion] = useState<Question>();
  const underWay = useRef(new Set<string>());

  const start = useCallback(
    async (id: string, action: EntityAction) => {
      const { confirm, run } = action;
      if (confirm) return setQuestion({ action, confirm });
      const key = `${action.key} ${id}`;
      if (underWay.current.has(key)) return;
      underWay.current.add(key);
      try {
        await act(run, action);
      } catch (error) {
        showUnexpected(error);
      } finally {
        underWay.current.delete(key);
      }
    },
    [act],
  );

  const dialog = question && (
    <ActionDialog
      draft={null}
      title={question.confirm.title}
      okText={question.action.label}
      isDanger={question.confirm.isDanger ?? question.action.group === 'danger'}
      warning={question.confirm.text}
      onSubmit={async () => {
        await act(question.action.run, question.action);
      }}
      onClose={() => setQuestion(undefined)}
    />
  );
  return [start, dialog] as const;
}
