import { Collapse } from 'antd';
import { type ReactNode, useEffect, useRef, useState } from 'react';

type Props = { title: string; children: ReactNode };

const INVALID_FIELD = '.ant-form-item-has-error';

/** Fields that are folded until the operator opens them or one of them is invalid. */
export function FoldedFields({ title, children }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const isSought = useRef(false);

  useEffect(() => {
    const inside = box.current;
    if (!inside || isOpen) return;
    const look = new MutationObserver(() => {
      const wrong = inside.querySelector(INVALID_FIELD);
      if (!wrong) return;
      // The form has focused the first invalid field, unless it was hidden in here.
      isSought.current = inside.closest('form')?.querySelector(INVALID_FIELD) === wrong;
      setIsOpen(true);
    });
    look.observe(inside, { subtree: true, attributes: true, attributeFilter: ['class'] });
    return () => look.disconnect();
  }, [isOpen]);

  useEffect(() => {
    if (!isOpen || !isSought.current) return;
    isSought.current = false;
    box.current?.querySelector<HTMLElement>(`${INVALID_FIELD} :is(input, textarea, button)`)?.focus();
  }, [isOpen]);

  return (
    <div ref={box}>
      <Collapse
        activeKey={isOpen ? ['more'] : []}
        onChange={(keys) => setIsOpen(keys.length > 0)}
        items={[{ key: 'more', label: title, forceRender: true, children }]}
        // Aligned with the card above.
        styles={{ header: { paddingInline: 24 }, body: { padding: 24 } }}
      />
    </div>
  );
}
