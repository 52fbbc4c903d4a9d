import { getIntl } from '@umijs/max';
import { Spin } from 'antd';
import { appTexts } from '@/locales/app';
import { LOADER_DELAY_MS } from '@/utils/constants';
import { createT } from '@/utils/text';

/** Loader for a page's code or the current user, shown after a short delay. */
export default function Loading() {
  // Umi also renders it outside of the locale provider, where useIntl throws.
  const t = createT(getIntl(), appTexts);
  return (
    <div role="status" aria-label={t('loading')} style={{ display: 'grid', placeItems: 'center', minHeight: '40vh' }}>
      <Spin size="large" delay={LOADER_DELAY_MS} />
    </div>
  );
}
