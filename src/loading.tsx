import { getIntl } from '@umijs/max';
import { Spin } from 'antd';
import { appTexts } from '@/locales/app';
import { LOADER_DELAY_MS } from '@/utils/constants';
import { createT } from '@/utils/text';

/** Shown while a page's code or the signed-in operator is on its way, if that takes long enough to notice. */
export default function Loading() {
  // Umi renders it outside the locale provider too, where useIntl throws.
  const t = createT(getIntl(), appTexts);
  return (
    <div role="status" aria-label={t('loading')} style={{ display: 'grid', placeItems: 'center', minHeight: '40vh' }}>
      <Spin size="large" delay={LOADER_DELAY_MS} />
    </div>
  );
}
