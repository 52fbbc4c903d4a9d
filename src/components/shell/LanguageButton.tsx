import { TranslationOutlined } from '@ant-design/icons';
import { useIntl } from '@umijs/max';
import { Button } from 'antd';
import { getOtherLanguage, switchLanguage } from './other-language';

/** Switches to the other language without reloading the page; labelled in that language. */
export function LanguageButton() {
  useIntl();
  const { locale, name } = getOtherLanguage();
  return (
    <Button type="text" icon={<TranslationOutlined aria-hidden />} lang={locale} onClick={switchLanguage}>
      {name}
    </Button>
  );
}
