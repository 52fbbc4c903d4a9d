import { getLocale } from '@umijs/max';
import { App, Drawer, Steps } from 'antd';
import { useRef } from 'react';
import { NEW_ENTITY } from '@/components/form/useEditParam';
import { EntityGate } from '@/components/page/EntityGate';
import { useRead } from '@/hooks/useRead';
import { useRestoreFocus } from '@/hooks/useRestoreFocus';
import { useText } from '@/hooks/useText';
import { importTexts } from '@/locales/import';
import { cancelImport, getImport } from '@/services/import';
import { ChooseFile } from './ChooseFile';
import type { ImportedEntity } from './entity';
import { OpenImport } from './OpenImport';
import { getStep, getStepStatus, isUnfinished } from './progress';
import type { ImportPlace } from './useImportParam';

const steps = ['choose', 'map', 'check', 'write'] as const;

type Props = { of: ImportedEntity; place: ImportPlace };

/**
 * Imports a file in four steps. The server holds the current step: after a reload the operator continues there, and
 * nothing is written before the number of rows is confirmed.
 */
export function ImportWizard({ of, place }: Props) {
  const t = useText(importTexts);
  useRestoreFocus(true);
  const { modal } = App.useApp();
  const { id = NEW_ENTITY } = place;
  const isNew = id === NEW_ENTITY;
  const isDirtyNow = useRef(true);
  const isAsking = useRef(false);
  // Its messages are in the language of the request.
  const {
    data: imported,
    error,
    isFetching,
    refetch,
  } = useRead(['import', id, getLocale()], () => getImport(id), { enabled: !isNew, isUncached: true });
  const reload = () => void refetch();

  /** Calls `next`, after asking if that would discard an unconfirmed import. */
  const leaveTo = (next: () => void) => {
    if (!imported || !isUnfinished(imported)) return next();
    if (isAsking.current) return;
    isAsking.current = true;
    modal.confirm({
      afterClose: () => {
        isAsking.current = false;
      },
      title: t('leave.title'),
      content: t('leave.text'),
      okText: t('leave.ok'),
      okButtonProps: { danger: true },
      cancelText: t('leave.stay'),
      focusable: { autoFocusButton: 'cancel' },
      onOk: () => {
        isDirtyNow.current = false;
        // If the request fails, the import expires by itself.
        cancelImport(imported).catch(() => {});
        next();
      },
    });
  };

  return (
    <Drawer
      open
      size={880}
      title={t(`title.${of.entity}`)}
      mask={{ closable: false }}
      onClose={() => leaveTo(place.close)}
    >
      <Steps
        size="small"
        responsive={false}
        current={getStep(imported)}
        status={getStepStatus(imported)}
        items={steps.map((step) => ({ key: step, title: t(`step.${step}`) }))}
      />
      {isNew ? (
        <ChooseFile
          of={of}
          onUploaded={(uploaded) => {
            isDirtyNow.current = true;
            place.replace(uploaded.id);
          }}
        />
      ) : (
        <EntityGate
          read={{ entity: imported, error: error ?? undefined, isLoading: isFetching, reload }}
          onBack={() => place.replace(NEW_ENTITY)}
          notFound={t('notFound')}
        >
          {(found) => (
            <OpenImport
              key={found.id}
              of={of}
              imported={found}
              isDirtyNow={isDirtyNow}
              reload={reload}
              onStartOver={() => leaveTo(() => place.replace(NEW_ENTITY))}
              onClose={() => leaveTo(place.close)}
              onShowWritten={() => place.showWritten(found.id)}
            />
          )}
        </EntityGate>
      )}
    </Drawer>
  );
}
