import { ProForm } from '@ant-design/pro-components';
import { memo, type RefObject } from 'react';
import { StepPanels } from '@/components/form/StepPanels';
import type { useProjectDraft } from './useProjectDraft';
import type { ProjectValues } from './values';

type Props = {
  formProps: ReturnType<typeof useProjectDraft>['formProps'];
  /** What Ctrl+S is bound to. */
  place: RefObject<HTMLDivElement | null>;
  onSave: () => void;
};

/** The fields of a draft. They are not drawn anew for what is said around them: how its saving stands, which step it is. */
export const DraftForm = memo(function DraftForm({ formProps, place, onSave }: Props) {
  return (
    <ProForm<ProjectValues>
      {...formProps}
      name="project-draft"
      submitter={false}
      omitNil={false}
      onFinish={async () => onSave()}
    >
      <div ref={place}>
        <StepPanels />
      </div>
    </ProForm>
  );
});
