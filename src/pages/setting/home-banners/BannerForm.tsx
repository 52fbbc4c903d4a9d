import { Form } from 'antd';
import { useState } from 'react';
import { EditDrawer } from '@/components/form/EditDrawer';
import { FormColumns } from '@/components/form/FormColumns';
import { useCompareFields } from '@/components/form/useCompareFields';
import type { EditSpec } from '@/components/form/useEditForm';
import { NEW_ENTITY } from '@/components/form/useEditParam';
import { savingLink, toLink } from '@/components/link/draft';
import { ChangeHistory } from '@/components/log/ChangeHistory';
import type { Banner } from '@/contract/banner';
import type { Slide } from '@/domain/banner/carousel';
import { useRead } from '@/hooks/useRead';
import { bannerTexts } from '@/locales/banner';
import { createBanner, updateBanner } from '@/services/banner';
import { listProjectOptions } from '@/services/project';
import { serverNow } from '@/utils/clock';
import { BannerFields } from './BannerFields';
import styles from './BannerForm.module.css';
import { PhonePreview } from './PhonePreview';
import { useBannerLabels } from './useBannerLabels';
import { type BannerValues, noLink, toInput, toValues } from './values';

type LivePreviewProps = { id: string; createdAt?: string };

/** Preview of the carousel with the current form values. */
function LivePreview({ id, createdAt }: LivePreviewProps) {
  const [startedAt] = useState(() => new Date(serverNow()).toISOString());
  const typed: Partial<BannerValues> | undefined = Form.useWatch([], Form.useFormInstance<BannerValues>());
  const { link: _, sort, ...values } = { ...toValues(), ...typed };
  const slide: Slide = { ...values, sort: sort ?? Number.POSITIVE_INFINITY, id, createdAt: createdAt ?? startedAt };
  return <PhonePreview key={slide.position} position={slide.position} subject={slide} />;
}

function save(values: BannerValues, base: Banner | undefined) {
  const input = toInput(values);
  return savingLink(values.link, () => (base ? updateBanner(base.id, input, base.version) : createBanner(input)));
}

const comparedFields = [
  'title',
  'imageUrl',
  'position',
  'link',
  'startAt',
  'endAt',
  'audience',
  'sort',
  'status',
  'remark',
] as const;

/** Fields of the comparison after a conflict. */
function useCompare() {
  const { t, link } = useBannerLabels();
  const { data: projects } = useRead(['project', 'options'], listProjectOptions);
  const linkText = (draft: unknown) => {
    if (!draft) return '—';
    const typed = toLink(draft as BannerValues['link'], noLink);
    return link({ ...typed, targetName: projects?.find(({ id }) => id === typed.targetId)?.name ?? typed.targetId });
  };
  return useCompareFields<BannerValues, Banner>(bannerTexts, comparedFields, {
    imageUrl: {
      format: (url) => (url ? <img src={String(url)} alt={t('field.imageUrl')} className={styles.compared} /> : '—'),
    },
    link: { format: linkText },
  });
}

type Props = { banner?: Banner; onSaved: () => void; onClose: () => void };

export function BannerForm({ banner, onSaved, onClose }: Props) {
  const { t } = useBannerLabels();
  const id = banner?.id ?? NEW_ENTITY;
  const spec: EditSpec<BannerValues, Banner> = {
    name: `banner:${id}`,
    entity: banner,
    toValues,
    save,
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
      <FormColumns aside={<LivePreview id={id} createdAt={banner?.createdAt} />} asideSize={320}>
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
      </FormColumns>
    </EditDrawer>
  );
}
