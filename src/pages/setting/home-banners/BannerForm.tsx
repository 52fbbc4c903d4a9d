import { App } from 'antd';
import { useMemo } from 'react';
import { DateTimeRange } from '@/components/DateTimeRange';
import type { CompareField } from '@/components/form/compare-fields';
import { EditDrawer } from '@/components/form/EditDrawer';
import type { EditSpec } from '@/components/form/useEditForm';
import { NEW } from '@/components/form/useEditParam';
import { ChangeHistory } from '@/components/log/ChangeHistory';
import type { Banner } from '@/contract/banner';
import { bannerAudiences, bannerPositions, bannerStatuses } from '@/contract/limits/banner';
import { useRead } from '@/hooks/useRead';
import { useText } from '@/hooks/useText';
import { bannerTexts } from '@/locales/banner';
import { formTexts } from '@/locales/form';
import { createBanner, updateBanner } from '@/services/banner';
import { listProjectOptions } from '@/services/project';
import { formatInstant } from '@/utils/date';
import { BannerFields } from './BannerFields';
import styles from './BannerForm.module.css';
import { TypedPreview } from './TypedPreview';
import { useBannerLabels } from './useBannerLabels';
import { type BannerValues, type LinkDraft, onFormFields, toInput, toLink, toValues } from './values';

async function save(values: BannerValues, base: Banner | undefined) {
  const input = toInput(values);
  try {
    return await (base ? updateBanner(base.id, input, base.version) : createBanner(input));
  } catch (error) {
    throw onFormFields(error, values);
  }
}

/** How the fields stand beside one another when somebody else has changed them. */
function useCompare() {
  const { t, link } = useBannerLabels();
  const { data: projects } = useRead('projectOptions', listProjectOptions);
  return useMemo((): CompareField<BannerValues, Banner>[] => {
    const word = <Value extends string>(values: readonly Value[], say: (value: Value) => string) => {
      return (value: unknown) => {
        const known = values.find((one) => one === value);
        return known === undefined ? '—' : say(known);
      };
    };
    const instant = (value: unknown) => formatInstant(value as string | null) ?? '—';
    const linkText = (draft: unknown) => {
      if (!draft) return '—';
      const typed = toLink(draft as LinkDraft);
      return link({ ...typed, targetName: projects?.find(({ id }) => id === typed.targetId)?.name ?? typed.targetId });
    };
    return [
      { name: 'title', label: t('field.title') },
      {
        name: 'imageUrl',
        label: t('field.imageUrl'),
        format: (url) => (url ? <img src={String(url)} alt={t('field.imageUrl')} className={styles.compared} /> : '—'),
      },
      {
        name: 'position',
        label: t('field.position'),
        format: word(bannerPositions, (position) => t(`position.${position}`)),
      },
      { name: 'link', label: t('field.link'), format: linkText },
      { name: 'startAt', label: t('field.startAt'), format: instant },
      { name: 'endAt', label: t('field.endAt'), format: instant },
      {
        name: 'audience',
        label: t('field.audience'),
        format: word(bannerAudiences, (audience) => t(`audience.${audience}`)),
      },
      { name: 'sort', label: t('field.sort') },
      { name: 'status', label: t('field.status'), format: word(bannerStatuses, (status) => t(`status.${status}`)) },
      { name: 'remark', label: t('field.remark') },
    ];
  }, [t, link, projects]);
}

type Props = { banner?: Banner; onSaved: () => void; onClose: () => void };

/** A banner in a drawer, with what a phone will show beside it. */
export function BannerForm({ banner, onSaved, onClose }: Props) {
  const { t, enableText } = useBannerLabels();
  const id = banner?.id ?? NEW;
  const { modal } = App.useApp();
  const tForm = useText(formTexts);
  const spec: EditSpec<BannerValues, Banner> = {
    name: `banner:${id}`,
    entity: banner,
    toValues,
    save,
    // As beside the list: who changes what members see is asked.
    confirm: async (values, base) => {
      if (!base || values.status === base.status) return true;
      const action = values.status === 'enabled' ? 'enable' : 'disable';
      return modal.confirm({
        title: t(`${action}.title`, { title: values.title }),
        content: <DateTimeRange text={action === 'enable' ? enableText(toInput(values)) : t('disable.warning')} />,
        okText: t(`action.${action}`),
        cancelText: tForm('cancel'),
      });
    },
    onSaved,
  };
  return (
    <EditDrawer
      title={banner ? t('form.edit', { title: banner.title }) : t('form.create')}
      size={1040}
      spec={spec}
      compare={useCompare()}
      onClose={onClose}
    >
      <div className={styles.columns}>
        <div>
          <BannerFields id={id} />
          {banner && (
            <ChangeHistory
              entityType="banner"
              entityId={banner.id}
              version={banner.version}
              texts={bannerTexts}
              pictures={['imageUrl']}
            />
          )}
        </div>
        <div className={styles.outcome}>
          <TypedPreview id={id} createdAt={banner?.createdAt} />
        </div>
      </div>
    </EditDrawer>
  );
}
