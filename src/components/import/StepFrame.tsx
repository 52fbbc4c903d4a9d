import { Flex } from 'antd';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './import.module.css';

type Props = {
  heading: string;
  children: ReactNode;
  /** Sticky buttons, the primary one last. */
  actions?: ReactNode;
};

/** One step of an import. Its heading takes the focus, as the button that led here is gone. */
export function StepFrame({ heading, children, actions }: Props) {
  const title = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each step, which has another heading
  useEffect(() => title.current?.focus({ preventScroll: true }), [heading]);
  return (
    <section>
      <h2 ref={title} tabIndex={-1} className={styles.heading}>
        {heading}
      </h2>
      <Flex vertical gap={16}>
        {children}
      </Flex>
      {actions && (
        <Flex wrap gap={8} justify="end" className={styles.actions}>
          {actions}
        </Flex>
      )}
    </section>
  );
}
