import { screen } from '@testing-library/react';
import { type Cell, toCsv } from '@/domain/csv';
import { signedIn } from './app';

type App = Awaited<ReturnType<typeof signedIn>>;

/** Timeout in milliseconds for an import job, which the console polls once a second. */
const LONG = { timeout: 8000 };

export const getFile = (rows: Cell[][], name: string) => new File([toCsv(rows)], name, { type: 'text/csv' });
export const findText = (text: string | RegExp) => screen.findByText(text, undefined, LONG);
export const press = async (app: App, name: string) =>
  app.user.click(await screen.findByRole('button', { name }, LONG));
export const choose = (app: App, file: File) => app.user.upload(screen.getByLabelText('要导入的文件'), file);

/** Opens the import dialog of a list and uploads a file; resolves at the step that maps its columns. */
export async function upload(path: string, file: File) {
  const app = await signedIn(path);
  await press(app, '导入');
  await screen.findByLabelText('要导入的文件');
  await choose(app, file);
  await findText('确认每一列的含义');
  return app;
}
