import { act, screen, waitFor } from '@testing-library/react';
import { history } from '@umijs/max';
import { beforeEach, expect, test, vi } from 'vitest';
import { NumberField } from '@/components/inputs/NumberField';
import { TextField } from '@/components/inputs/TextField';
import { AppError } from '@/errors/app-error';
import { openScreen } from '../../../tests/screen';
import { StepForm } from './StepForm';
import type { FormStep } from './useStep';

type Values = { name: string; mobile: string };
type Entity = Values & { id: string };

const save = vi.fn<(values: Values) => Promise<Entity>>();
const spec = {
  name: 'channel:new',
  entity: undefined,
  toValues: () => ({ name: '', mobile: '' }),
  save,
  onSaved: () => {},
};
const steps = [
  {
    key: 'basic',
    title: '基本信息',
    fields: ['name'],
    content: <TextField name="name" label="名称" max={20} isRequired />,
  },
  {
    key: 'contact',
    title: '联系方式',
    fields: ['mobile'],
    content: <TextField name="mobile" label="电话" max={20} isRequired />,
  },
];
const more = { key: 'more', title: '更多', fields: [], href: '/more' };

const screenOf = (all: readonly FormStep[]) => () => (
  <StepForm<Values, Entity> title="新建渠道" spec={spec} compare={[]} steps={all} onCancel={() => {}} />
);
const open = (path?: string, all: readonly FormStep[] = steps) => {
  return openScreen(screenOf(all), { path }).user;
};
const step = () => new URLSearchParams(history.location.search).get('step');
const next = () => screen.getByRole('button', { name: '下一步' });

beforeEach(() => {
  save.mockReset().mockImplementation(async (values) => ({ ...values, id: '1' }));
});

test('goes to the next step once its fields are valid, keeps it in the URL, and Back leads to the previous one', async () => {
  const user = open();
  await user.click(next());
  await waitFor(() => expect(screen.getByLabelText('名称')).toHaveAccessibleDescription('不能为空'));
  expect(step()).toBeNull();
  await user.type(screen.getByLabelText('名称'), '华南');
  await user.click(next());
  await waitFor(() => expect(step()).toBe('contact'));
  await waitFor(() => expect(screen.getByLabelText('电话')).toHaveFocus());
  act(() => history.back());
  await waitFor(() => expect(screen.getByLabelText('名称')).toBeVisible());
  expect(screen.getByLabelText('名称')).toHaveValue('华南');
});

test('opens a step on another route once the steps before it are valid', async () => {
  const user = open('/', [...steps, more]);
  await user.type(screen.getByLabelText('名称'), '华南');
  await user.click(screen.getByRole('button', { name: /更多/ }));
  await waitFor(() => expect(step()).toBe('contact'));
  // antd renders the error a moment after the step.
  await waitFor(() => expect(screen.getByLabelText('电话')).toHaveAccessibleDescription('不能为空'));
  expect(screen.getByRole('button', { name: /联系方式/ })).toHaveAttribute('aria-current', 'step');
  await user.type(screen.getByLabelText('电话'), '400');
  await user.click(next());
  // Leaving asks about the input.
  await user.click(await screen.findByRole('button', { name: '放弃修改' }));
  await waitFor(() => expect(history.location.pathname).toBe('/more'));
});

test('opens the step of a refused field', async () => {
  save.mockRejectedValueOnce(new AppError('business', { status: 422, data: { fieldErrors: { name: '名称已存在' } } }));
  const user = open();
  await user.type(screen.getByLabelText('名称'), '华南');
  await user.click(next());
  await user.type(await screen.findByLabelText('电话'), '400');
  await user.click(screen.getByRole('button', { name: /^(loading )?保 ?存$/ }));
  await waitFor(() => expect(step()).toBeNull());
  await waitFor(() => expect(screen.getByLabelText('名称')).toHaveFocus());
  expect(screen.getByLabelText('名称')).toHaveAccessibleDescription('名称已存在');
});

test('stays on a step while the server refuses the value of one of its fields', async () => {
  save.mockRejectedValueOnce(new AppError('business', { status: 422, data: { fieldErrors: { name: '已被占用' } } }));
  const content = <NumberField name="name" label="编号" min={0} max={99} />;
  const user = open(
    '/',
    steps.map((one) => (one.key === 'basic' ? { ...one, content } : one)),
  );
  await user.type(screen.getByLabelText('编号'), '5');
  await user.click(next());
  await user.type(await screen.findByLabelText('电话'), '400');
  await user.click(screen.getByRole('button', { name: /^(loading )?保 ?存$/ }));
  await waitFor(() => expect(screen.getByLabelText('编号')).toHaveAccessibleDescription('已被占用'));
  await user.click(next());
  await waitFor(() => expect(screen.getByLabelText('编号')).toHaveFocus());
  expect(step()).toBeNull();
  await user.keyboard('1');
  await user.click(next());
  await waitFor(() => expect(step()).toBe('contact'));
});

test('opens the first invalid step on a save from a later one', async () => {
  const user = open('/?step=contact');
  await user.type(screen.getByLabelText('电话'), '400');
  await user.click(screen.getByRole('button', { name: /^(loading )?保 ?存$/ }));
  await waitFor(() => expect(screen.getByLabelText('名称')).toBeVisible());
  expect(save).not.toHaveBeenCalled();
});
