import { history } from '@umijs/max';
import { Button } from 'antd';
import { isPlainClick } from '@/components/list/open-row';
import type { WorkItem } from '@/contract/workbench';
import { useText } from '@/hooks/useText';
import { welcomeTexts } from '@/locales/welcome';
import { workPath } from './work-path';

/** Opens the most urgent piece of work. */
export function BeginButton({ items }: { items: readonly WorkItem[] }) {
  const t = useText(welcomeTexts);
  const href = items[0] && workPath(items[0]);
  if (href === undefined) return null;
  return (
    <Button
      type="primary"
      href={href}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        history.push(href);
      }}
    >
      {t('next.begin')}
    </Button>
  );
}
