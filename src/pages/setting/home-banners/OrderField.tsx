import { ProForm } from '@ant-design/pro-components';
import type { ControlProps } from '@/components/inputs/Field';
import { SortableList } from '@/components/inputs/SortableList';
import type { Banner } from '@/contract/banner';
import { keepOrder } from '@/domain/banner/order';
import { bannerState } from '@/domain/banner/state';
import { useMinute } from '@/hooks/useMinute';
import { BannerState } from './BannerState';
import styles from './OrderField.module.css';

type InputProps = ControlProps<string[]> & { label: string; banners: readonly Banner[] };

function OrderInput({ label, banners, value, onChange }: InputProps) {
  const now = useMinute();
  return (
    <div className={styles.scroll}>
      <SortableList<Banner>
        label={label}
        items={keepOrder(value ?? [], banners)}
        idOf={({ id }) => id}
        nameOf={({ title }) => title}
        render={(banner) => (
          <div className={styles.row}>
            <img src={banner.imageUrl} alt="" width={94} height={40} loading="lazy" />
            <span className={styles.title}>{banner.title}</span>
            <BannerState state={bannerState(banner, now)} />
          </div>
        )}
        onReorder={onChange ?? (() => {})}
      />
    </div>
  );
}

/** The order of banners as a field of a form; its value is their ids. */
export function OrderField({ name, ...input }: Pick<InputProps, 'label' | 'banners'> & { name: string }) {
  return (
    <ProForm.Item name={name}>
      <OrderInput {...input} />
    </ProForm.Item>
  );
}
