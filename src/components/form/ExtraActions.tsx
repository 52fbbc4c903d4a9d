import { Button } from 'antd';
import type { EditForm, ExtraAction } from './useEditForm';

type Props<Values extends object, Entity extends object> = {
  edit: EditForm<Values, Entity>;
  actions?: readonly ExtraAction<Values, Entity>[];
};

/** The buttons before the save button. */
export function ExtraActions<Values extends object, Entity extends object>({
  edit,
  actions = [],
}: Props<Values, Entity>) {
  return actions.map((action) => (
    <Button
      key={action.label}
      loading={edit.isSubmitting && edit.running === action.label}
      onClick={() => edit.submitBy(action)}
    >
      {action.label}
    </Button>
  ));
}
