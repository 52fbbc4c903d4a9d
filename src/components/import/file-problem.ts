import { importLimits as limit } from '@/contract/limits/import';

const MB = 1024 * 1024;

export type FileProblem = 'empty' | 'tooLarge' | 'oldExcel' | 'type';

/**
 * Finds problems of a file before it is sent. The server checks its content.
 *
 * @param file with its size in bytes
 */
export function fileProblem({ name, size }: Pick<File, 'name' | 'size'>): FileProblem | undefined {
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  if (extension === 'xls') return 'oldExcel';
  if (extension !== 'csv' && extension !== 'xlsx') return 'type';
  if (size === 0) return 'empty';
  return size > limit.maxFileMb * MB ? 'tooLarge' : undefined;
}
