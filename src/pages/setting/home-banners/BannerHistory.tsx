import { Collapse } from 'antd';
import { ChangeTimeline, type LogLabels } from '@/components/log/ChangeTimeline';
import { LogPicture } from '@/components/log/LogPicture';
import type { Banner } from '@/contract/banner';
import { useEnumLabel } from '@/hooks/useEnumLabel';
import { useText } from '@/hooks/useText';
import { bannerTexts } from '@/locales/banner';
import { formatInstant } from '@/utils/date';

/** Who changed what of a banner; read once somebody opens it. */
export function BannerHistory({ banner }: { banner: Banner }) {
  const t = useText(bannerTexts);
  return <Collapse items={[{ key: 'history', label: t('history'), children: <Changes banner={banner} /> }]} />;
}

function Changes({ banner: { id, version } }: { banner: Banner }) {
  const t = useText(bannerTexts);
  const action = useEnumLabel(bannerTexts, 'change');
  const field = useEnumLabel(bannerTexts, 'field');
  const position = useEnumLabel(bannerTexts, 'position');
  const audience = useEnumLabel(bannerTexts, 'audience');
  const linkType = useEnumLabel(bannerTexts, 'linkType');
  const status = useEnumLabel(bannerTexts, 'status');
  const instant = (value: string) => formatInstant(value) ?? undefined;
  const values: Record<string, (value: string) => string | undefined> = {
    position,
    audience,
    linkType,
    status,
    startAt: instant,
    endAt: instant,
  };
  const words: LogLabels = {
    action,
    field,
    value: (name, value) =>
      name === 'imageUrl' ? (
        <LogPicture url={String(value)} name={t('field.imageUrl')} />
      ) : (
        values[name]?.(String(value))
      ),
  };
  return <ChangeTimeline key={version} entityType="banner" entityId={id} words={words} />;
}
