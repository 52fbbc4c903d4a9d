import { Button, Drawer, Flex, Segmented } from 'antd';
import { useCallback, useState } from 'react';
import { useRowAction } from '@/components/actions/useRowAction';
import { ListFailed } from '@/components/feedback/ListFailed';
import { useEntity } from '@/components/form/useEntity';
import type { AgreementTemplateListed } from '@/contract/agreement-template';
import { agreementTemplateStatuses } from '@/contract/limits/agreement-template';
import { useRestoreFocus } from '@/hooks/useRestoreFocus';
import { useText } from '@/hooks/useText';
import { agreementTemplateTexts } from '@/locales/agreementTemplate';
import { listAgreementTemplates } from '@/services/agreement-template';
import { TemplateOverlay } from './TemplateOverlay';
import { TemplateTable } from './TemplateTable';
import { getTemplateActions, type TemplateOverlayKind } from './template-actions';
import { useTemplateName } from './useTemplateName';

type Props = {
  /** Id of the template that the project uses. */
  selectedId: string | null;
  /** Called with the published version selected for the project. */
  onChoose: (template: AgreementTemplateListed) => void;
  onClose: () => void;
};

type OpenOverlay = { kind: TemplateOverlayKind; id: string } | { kind: 'new' };

const SIZE = 1000;
const noTemplates: AgreementTemplateListed[] = [];

/** Agreement templates with all their actions, in a drawer (docs/domain.md 6.5). */
export function TemplatesDrawer({ selectedId, onChoose, onClose }: Props) {
  const t = useText(agreementTemplateTexts);
  const formatName = useTemplateName();
  const {
    entity: all = noTemplates,
    error,
    isLoading,
    reload,
  } = useEntity(['agreementTemplate', 'all'], listAgreementTemplates);
  const [start, question] = useRowAction(reload);
  const [status, setStatus] = useState<string>('all');
  const [overlay, setOverlay] = useState<OpenOverlay>();
  const close = useCallback(() => setOverlay(undefined), []);
  useRestoreFocus(true);
  // Kept for all overlays together, because one may replace another: viewing a version may lead to creating a new one.
  useRestoreFocus(overlay !== undefined);

  const shown = all.filter((template) => status === 'all' || template.status === status);
  const countByStatus = (one: string) => all.filter((template) => template.status === one).length;
  const options = [
    { value: 'all', label: t('filter.all', { count: all.length }) },
    ...agreementTemplateStatuses.map((one) => ({
      value: one,
      label: t('filter.of', { status: t(`status.${one}`), count: countByStatus(one) }),
    })),
  ];

  return (
    <Drawer
      open
      title={t('title')}
      size={SIZE}
      onClose={onClose}
      extra={
        <Button type="primary" onClick={() => setOverlay({ kind: 'new' })}>
          {t('new')}
        </Button>
      }
    >
      {error ? (
        <ListFailed error={error} onRetry={reload} />
      ) : (
        <Flex vertical gap={16}>
          <Segmented
            // The radio inside takes the focus; a focusable group would be an extra tab stop.
            tabIndex={-1}
            aria-label={t('filter.status')}
            options={options}
            value={status}
            onChange={setStatus}
            style={{ alignSelf: 'start' }}
          />
          <TemplateTable
            templates={shown}
            isLoading={isLoading}
            selectedId={selectedId}
            getActions={(template) =>
              getTemplateActions(
                {
                  t,
                  all,
                  formatName,
                  open: (kind, { id }) => setOverlay({ kind, id }),
                  onChoose: template.id === selectedId ? undefined : onChoose,
                },
                template,
              )
            }
            onStart={start}
          />
        </Flex>
      )}
      {question}
      {overlay && (
        <TemplateOverlay
          key={overlay.kind === 'new' ? 'new' : `${overlay.kind} ${overlay.id}`}
          kind={overlay.kind}
          template={overlay.kind === 'new' ? undefined : all.find(({ id }) => id === overlay.id)}
          all={all}
          reload={reload}
          onOpen={(kind, id) => setOverlay({ kind, id })}
          onClose={close}
        />
      )}
    </Drawer>
  );
}
