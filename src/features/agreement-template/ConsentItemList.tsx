import { Typography } from 'antd';
import { useText } from '@/hooks/useText';
import { agreementTemplateTexts } from '@/locales/agreementTemplate';
import type { ConsentItemForm } from './values';

/** Consent items, read-only. */
export function ConsentItemList({ items }: { items: readonly ConsentItemForm[] }) {
  const t = useText(agreementTemplateTexts);
  return (
    <ol style={{ margin: 0, paddingInlineStart: 20 }}>
      {items.map(({ code, text, required }) => (
        <li key={code}>
          {text}{' '}
          <Typography.Text type="secondary">
            {code} · {t(required ? 'item.required' : 'item.optional')}
          </Typography.Text>
        </li>
      ))}
    </ol>
  );
}
