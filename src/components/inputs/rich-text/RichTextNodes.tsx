import { useLayoutEffect, useRef } from 'react';
import styles from './RichTextNodes.module.css';
import { toDisplayNodes } from './sanitize';

/** Inserts the sanitized DOM nodes: React never gets HTML. */
export default function RichTextNodes({ html }: { html: string }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => box.current?.replaceChildren(toDisplayNodes(html)), [html]);
  return <div ref={box} className={styles.text} />;
}
