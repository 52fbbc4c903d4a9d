import { Avatar } from 'antd';
import type { Category } from '@/contract/category';
import { getFirstCharacter } from '@/utils/first-character';
import styles from './category.module.css';

export function CategoryName({ iconUrl, name }: Pick<Category, 'iconUrl' | 'name'>) {
  return (
    <span className={styles.identity}>
      <Avatar shape="square" size={24} src={iconUrl} alt="" aria-hidden className={styles.icon}>
        {getFirstCharacter(name)}
      </Avatar>
      <bdi>{name}</bdi>
    </span>
  );
}
