import { getLocale } from '@umijs/max';
import { Layout } from 'antd';
import { useText } from '@/hooks/useText';
import { appTexts } from '@/locales/app';
import { DEFAULT_LOCALE } from '@/utils/constants';
import { isSupportedLocale } from '@/utils/locale';
import { copyrightYear, ownerName } from '../../../config/settings';

export function Footer() {
  const t = useText(appTexts);
  const locale = getLocale();
  const owner = ownerName[isSupportedLocale(locale) ? locale : DEFAULT_LOCALE];
  return (
    <Layout.Footer style={{ textAlign: 'center', background: 'transparent' }}>
      {t('copyright', { year: String(copyrightYear), owner })}
    </Layout.Footer>
  );
}
