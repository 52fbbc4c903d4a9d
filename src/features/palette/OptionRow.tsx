import { history } from '@umijs/max';
import { isPlainClick } from '@/components/list/open-row';
import { choose } from './choose';
import type { PaletteOption } from './option';
import styles from './palette.module.css';

type Props = { option: PaletteOption; id: string; isActive: boolean; onClose: () => void };

/** An option; with a URL it is a link, so that the browser can open it in a new tab. */
export function OptionRow({ option, id, isActive, onClose }: Props) {
  const { label, detail, note } = option;
  const parts = {
    id,
    role: 'option',
    'aria-selected': isActive,
    tabIndex: -1,
    className: styles.option,
    // The field keeps the focus.
    onMouseDown: (event: React.MouseEvent) => event.preventDefault(),
    onClick: (event: React.MouseEvent) => {
      if ('href' in option && !isPlainClick(event)) return;
      event.preventDefault();
      choose(option, onClose);
    },
    children: (
      <>
        <bdi className={styles.label}>{label}</bdi>
        {detail && <bdi className={styles.detail}>{detail}</bdi>}
        {note && <span className={styles.note}>{note}</span>}
      </>
    ),
  };
  return 'href' in option ? <a href={history.createHref(option.href)} {...parts} /> : <div {...parts} />;
}
