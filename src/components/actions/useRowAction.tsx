import { type ReactNode, useCallback, useRef, useState } from 'react';
import { ActionDialog } from '@/components/form/ActionDialog';
import { showUnexpected } from '@/errors/show';
import type { ActionGroup } from './action-groups';
import { type EntityActionOptions, useEntityAction } from './useEntityAction';

/** Action on one entity: from its row, its drawer or its detail. */
export type EntityAction = EntityActionOptions<unknown> & {
  key: string;
  /** Label, also of the confirm button. */
  label: string;
  group: ActionGroup;
  run: () => Promise<unknown>;
  /** Confirmation before the action. Actions with undo run at once. */
  confirm?: {
    /** Title: the action and its target. */
    title: string;
    /** Note for the operator. */
    text?: ReactNode;
    /** Overrides the danger style of the group. */
    isDanger?: boolean;
  };
};

type Question = { action: EntityAction; confirm: NonNullable<EntityAction['confirm']> };

/**
 * Runs actions on single entities: confirms first where required, runs once however often it is clicked, and shows the
 * result as useEntityAction does.
 *
 * @param reload reloads what shows the entities
 * @returns a function that starts an action on an entity by id, and the open confirmation dialog, to be rendered
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
