import {
  AlertOutlined,
  BellOutlined,
  HeartOutlined,
  InfoCircleOutlined,
  MedicineBoxOutlined,
  PhoneOutlined,
  SmileOutlined,
  WarningOutlined,
} from '@ant-design/icons';
import type { ComponentType } from 'react';
import type { ResultHintInput } from '@/contract/result-hint';

type IconName = NonNullable<ResultHintInput['icon']>;
type IconProps = { 'aria-hidden'?: boolean; style?: { color?: string; fontSize?: number } };

const icons: Record<IconName, ComponentType<IconProps>> & Record<string, ComponentType<IconProps> | undefined> = {
  smile: SmileOutlined,
  info: InfoCircleOutlined,
  bell: BellOutlined,
  warning: WarningOutlined,
  alert: AlertOutlined,
  heart: HeartOutlined,
  hospital: MedicineBoxOutlined,
  phone: PhoneOutlined,
};

/** Icon beside the title of a hint; nothing for an unknown name (newer server). */
export function HintIcon({ name, color, size = 16 }: { name: string; color?: string | null; size?: number }) {
  const Icon = icons[name];
  return Icon && <Icon aria-hidden style={{ color: color ?? undefined, fontSize: size }} />;
}
