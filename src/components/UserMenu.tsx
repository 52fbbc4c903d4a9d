import { LogoutOutlined } from '@ant-design/icons';
import { Dropdown } from 'antd';
import type { ReactNode } from 'react';
import { useText } from '@/hooks/useText';
import { leave } from '@/session/session';
import styles from './UserMenu.module.css';

/** The operator's avatar and name, with what concerns their session. */
export function UserMenu({ children }: { children: ReactNode }) {
  const t = useText('app');
  return (
    <Dropdown
      trigger={['click']}
      placement="bottomRight"
      menu={{
        items: [{ key: 'logout', icon: <LogoutOutlined aria-hidden />, label: t('logout') }],
        onClick: () => void leave('logout'),
      }}
    >
      <button type="button" className={styles.trigger} aria-haspopup="menu">
        {children}
      </button>
    </Dropdown>
  );
}
