import { type RefObject, useState } from 'react';
import { useLeaveGuard } from '@/components/form/useLeaveGuard';
import type { Import } from '@/contract/import';
import { takeBeside } from '@/session/drafts';
import type { ImportedEntity } from './entity';
import { getDraftName, MapColumns, type Matched } from './MapColumns';
import { ProgressStep } from './ProgressStep';
import { isUnfinished } from './progress';
import { ResultStep } from './ResultStep';
import { ReviewStep } from './ReviewStep';
import { useStartedJobs } from './useStartedJobs';

type Props = {
  of: ImportedEntity;
  imported: Import;
  /** False once the operator has chosen to discard the import. */
  isDirtyNow: RefObject<boolean>;
  reload: () => void;
  onStartOver: () => void;
  onClose: () => void;
  onShowWritten: () => void;
};

/** An import after the upload, at the step that the server reports. */
export function OpenImport({ of, imported, isDirtyNow, reload, onStartOver, onClose, onShowWritten }: Props) {
  // After an expired sign-in the mapping is restored.
  const [kept, setKept] = useState(() => takeBeside(getDraftName(imported))?.values as Matched | undefined);
  const [isRemapping, setIsRemapping] = useState(kept !== undefined);
  const follow = useStartedJobs();
  useLeaveGuard(
    isUnfinished(imported),
    () => isDirtyNow.current,
    () => false,
  );

  switch (imported.state) {
    case 'checking':
    case 'importing':
      return <ProgressStep imported={imported} reload={reload} onClose={onClose} />;
    case 'uploaded':
    case 'checked':
      return imported.state === 'uploaded' || isRemapping ? (
        <MapColumns
          of={of}
          imported={imported}
          kept={kept}
          reload={reload}
          onStartOver={onStartOver}
          onStarted={(job) => {
            follow(job);
            setKept(undefined);
            setIsRemapping(false);
          }}
        />
      ) : (
        <ReviewStep
          imported={imported}
          reload={reload}
          onStartOver={onStartOver}
          onRemap={() => setIsRemapping(true)}
          onStarted={follow}
        />
      );
    default:
      return <ResultStep imported={imported} {...{ onStartOver, onClose, onShowWritten }} />;
  }
}
