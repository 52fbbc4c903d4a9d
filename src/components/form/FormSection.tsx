import { Card, Col, Row } from 'antd';
import type { ReactNode } from 'react';
import styles from './FormSection.module.css';

type CellProps = {
  /** Takes the whole row, as long texts do. */
  isWide?: boolean;
  children: ReactNode;
};

/** One field of a form section: half a row, or a whole one on narrow screens. */
export const FormCell = ({ isWide, children }: CellProps) => (
  <Col xs={24} lg={isWide ? 24 : 12}>
    {children}
  </Col>
);

/** A titled group of fields on a form page. Its children are `FormCell`s or antd's columns. */
export const FormSection = ({ title, children }: { title: string; children: ReactNode }) => (
  <Card title={title} size="small" className={styles.section}>
    <Row gutter={24}>{children}</Row>
  </Card>
);
