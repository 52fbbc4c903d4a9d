import { Button, Flex } from 'antd';
import { useState } from 'react';
import { RevealDialog } from '@/components/reveal/RevealDialog';
import type { Hospital } from '@/contract/hospital';
import { hospitalRevealFields } from '@/contract/limits/hospital';
import { useText } from '@/hooks/useText';
import { hospitalTexts } from '@/locales/hospital';
import { revealTexts } from '@/locales/reveal';
import { revealHospital } from '@/services/hospital';

type Props = { hospital: Hospital; onRevealed: () => void };

/** Masked number of the contact with a button to reveal it for a purpose. */
export function ContactReveal({ hospital: { id, name, contactMobileMasked }, onRevealed }: Props) {
  const t = useText(hospitalTexts);
  const tReveal = useText(revealTexts);
  const [isOpen, setIsOpen] = useState(false);
  if (!contactMobileMasked) return '—';
  return (
    <>
      <Flex align="center" gap={8} wrap>
        <span>{contactMobileMasked}</span>
        <Button size="small" aria-label={t('reveal.contactMobile')} onClick={() => setIsOpen(true)}>
          {tReveal('show')}
        </Button>
      </Flex>
      {isOpen && (
        <RevealDialog
          title={t('reveal.title', { name })}
          fields={hospitalRevealFields.map((field) => ({ value: field, label: t(`field.${field}`) }))}
          initialFields={hospitalRevealFields}
          reveal={(input) => revealHospital(id, input)}
          onClose={() => {
            setIsOpen(false);
            onRevealed();
          }}
        />
      )}
    </>
  );
}
