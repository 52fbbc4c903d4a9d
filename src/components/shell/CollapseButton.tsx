import { MenuFoldOutlined, MenuUnfoldOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { isValidElement, type ReactNode } from 'react';
import { useText } from '@/hooks/useText';
import { appTexts } from '@/locales/app';
import styles from './CollapseButton.module.css';

type Props = {
  isCollapsed: boolean;
  /** ProLayout's control, a div that cannot be reached by keyboard; the button calls its click handler. */
  control: ReactNode;
};

export function CollapseButton({ isCollapsed, control }: Props) {
  const t = useText(appTexts);
  if (!isValidElement<{ onClick?: () => void }>(control)) return null;
  return (
    <Button
      type="text"
      className={styles.button}
      icon={isCollapsed ? <MenuUnfoldOutlined aria-hidden /> : <MenuFoldOutlined aria-hidden />}
      aria-label={t(isCollapsed ? 'expandMenu' : 'collapseMenu')}
      aria-expanded={!isCollapsed}
      onClick={control.props.onClick}
    />
  );
}
