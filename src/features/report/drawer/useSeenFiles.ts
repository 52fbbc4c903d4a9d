import { useMemoizedFn } from 'ahooks';
import type { ReportDetail } from '@/contract/report';
import { useStateFor } from '@/hooks/useStateFor';
import type { OnFileShown } from './ReportFile';

type Seen = { ids: readonly string[]; patientName: string | null };

/** Files that were shown in this review so far, and the unmasked name that came with them. */
export function useSeenFiles({ id, files }: Pick<ReportDetail, 'id' | 'files'>) {
  const [{ ids, patientName }, setSeen] = useStateFor<Seen>(id, () => ({ ids: [], patientName: null }));
  const onShown: OnFileShown = useMemoizedFn(({ fileId, isShown, patientName: name }) => {
    const others = ids.filter((known) => known !== fileId);
    setSeen({ ids: isShown ? [...others, fileId] : others, patientName: name ?? patientName });
  });
  const unseen = files.filter((file) => !ids.includes(file.id)).map(({ name }) => name);
  return {
    patientName,
    /** Names of files that were not shown yet. */
    unseen,
    isBlind: unseen.length === files.length,
    onShown,
  };
}
