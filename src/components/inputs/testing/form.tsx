import { createPluginManager } from '@@/core/plugin';
import { ProForm } from '@ant-design/pro-components';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { getIntl, RawIntlProvider } from '@umijs/max';
import { App, type FormInstance } from 'antd';
import type { ComponentProps, ReactNode, RefObject } from 'react';
import { vi } from 'vitest';

type Options = { initialValues?: Record<string, unknown>; locale?: 'zh-CN' | 'en-US' };

/** Fields in a form of their own, as EditForm holds them; `sent` hears of what would be saved. */
export function renderForm(fields: ReactNode, { initialValues, locale = 'zh-CN' }: Options = {}) {
  createPluginManager();
  const sent = vi.fn();
  const formRef: RefObject<FormInstance | undefined> = { current: undefined };
  const user = userEvent.setup({ applyAccept: false });
  render(
    <RawIntlProvider value={getIntl(locale)}>
      <App>
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
      </App>
    </RawIntlProvider>,
  );
  return {
    user,
    sent,
    form: () => formRef.current as FormInstance,
    save: () => user.click(screen.getByRole('button', { name: 'Save' })),
  };
}
