import { ProForm } from '@ant-design/pro-components';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { FormInstance } from 'antd';
import type { ComponentProps, ReactNode, RefObject } from 'react';
import { vi } from 'vitest';
import { openScreen } from '../../../../tests/screen';
import { click } from '../../testing/events';

type Options = { initialValues?: Record<string, unknown>; locale?: 'zh-CN' | 'en-US' };

/** Renders fields in a form like EditForm; `sent` is called with the values that would be saved. */
export function renderForm(fields: ReactNode, { initialValues, locale = 'zh-CN' }: Options = {}) {
  const sent = vi.fn();
  const formRef: RefObject<FormInstance | undefined> = { current: undefined };
  const { unmount } = openScreen(
    () => (
      <ProForm
        formRef={formRef as ComponentProps<typeof ProForm>['formRef']}
        initialValues={initialValues}
        omitNil={false}
        onFinish={async (values) => {
          sent(values);
        }}
        submitter={{ searchConfig: { submitText: 'Save' }, resetButtonProps: false }}
      >
        {fields}
      </ProForm>
    ),
    { locale },
  );
  const user = userEvent.setup({ applyAccept: false, pointerEventsCheck: 0 });
  return {
    user,
    sent,
    unmount,
    form: () => formRef.current as FormInstance,
    save: () => click(screen.getByRole('button', { name: 'Save' })),
  };
}
