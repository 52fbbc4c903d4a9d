import { ProForm } from '@ant-design/pro-components';
import { memo, type RefObject } from 'react';
import { StepPanels } from '@/components/form/StepPanels';
import type { useProjectDraft } from './useProjectDraft';
import type { ProjectValues } from './values';

type Props = {
  formProps: ReturnType<typeof useProjectDraft>['formProps'];
  /** Element that Ctrl+S is bound to. */
  shortcutRef: RefObject<HTMLDivElement | null>;
  onSave: () => void;
};

/** Form of a draft. Memoized, so that changes of the save status or step do not render it. */
export const DraftForm = memo(function DraftForm({ formProps, shortcutRef, onSave }: Props) {
  return (
    <ProForm<ProjectValues>
      {...formProps}
      name="project-draft"
      submitter={false}
      omitNil={false}
      onFinish={async () => onSave()}
    >
      <div ref={shortcutRef}>
        <StepPanels />
      </div>
    </ProForm>
  );
});
