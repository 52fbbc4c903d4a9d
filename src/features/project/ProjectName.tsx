import { Flex } from 'antd';
import type { Project } from '@/contract/project';
import styles from './ProjectName.module.css';

/** Cover, name and number of a project, as in lists. */
export const ProjectName = ({ coverUrl, name, projectNo }: Pick<Project, 'coverUrl' | 'name' | 'projectNo'>) => (
  <Flex component="span" align="center" gap={12}>
    {coverUrl ? (
      <img src={coverUrl} alt="" width={72} height={40} className={styles.cover} loading="lazy" />
    ) : (
      <span className={styles.cover} />
    )}
    <span className={styles.words}>
      <bdi>{name}</bdi>
      <br />
      <small>{projectNo}</small>
    </span>
  </Flex>
);
