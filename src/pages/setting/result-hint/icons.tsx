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

const icons: Record<IconName, ComponentType<IconProps>> = {
  smile: SmileOutlined,
  info: InfoCircleOutlined,
  bell: BellOutlined,
  warning: WarningOutlined,
  alert: AlertOutlined,
  heart: HeartOutlined,
  hospital: MedicineBoxOutlined,
  phone: PhoneOutlined,
};

/** The picture beside the title of a hint. */
export function HintIcon({ name, color, size = 16 }: { name: IconName; color?: string | null; size?: number }) {
  const Icon = icons[name];
  return <Icon aria-hidden style={{ color: color ?? undefined, fontSize: size }} />;
}
