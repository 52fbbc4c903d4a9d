import { TranslationOutlined } from '@ant-design/icons';
import { getLocale, setLocale, useIntl } from '@umijs/max';
import { Button } from 'antd';

const other = {
  'zh-CN': { locale: 'en-US', name: 'English' },
  'en-US': { locale: 'zh-CN', name: '中文' },
} as const;

/** Switches to the other language, named in that language, without reloading what is on the screen. */
export function LanguageButton() {
  useIntl();
  const next = other[getLocale() === 'en-US' ? 'en-US' : 'zh-CN'];
  return (
    <Button
      type="text"
      icon={<TranslationOutlined aria-hidden />}
      lang={next.locale}
      onClick={() => setLocale(next.locale, false)}
    >
      {next.name}
    </Button>
  );
}
