import { Button } from 'antd';
import { useState } from 'react';
import { RevealDialog } from '@/components/reveal/RevealDialog';
import type { Channel } from '@/contract/channel-list';
import { channelRevealFields } from '@/contract/limits/channel';
import { useText } from '@/hooks/useText';
import { channelTexts } from '@/locales/channel';
import { revealTexts } from '@/locales/reveal';
import { revealChannel } from '@/services/channel';

type Props = { channel: Channel; onRevealed: () => void };

/** The masked contact of a channel, and a button that reveals it for a stated purpose. */
export function ContactReveal({ channel, onRevealed }: Props) {
  const t = useText(channelTexts);
  const tReveal = useText(revealTexts);
  const [isOpen, setIsOpen] = useState(false);
  const { id, name, contactNameMasked, contactMobileMasked } = channel;
  const masked = { contactName: contactNameMasked, contactMobile: contactMobileMasked };
  const fields = channelRevealFields.filter((field) => masked[field] !== null);
  if (fields.length === 0) return '—';
  return (
    <>
      <bdi>{fields.map((field) => masked[field]).join(' ')}</bdi>{' '}
      <Button size="small" aria-label={t('reveal.contact')} onClick={() => setIsOpen(true)}>
        {tReveal('show')}
      </Button>
      {isOpen && (
        <RevealDialog
          title={t('reveal.title', { name })}
          fields={fields.map((field) => ({ value: field, label: t(`field.${field}`) }))}
          initialFields={fields}
          reveal={(input) => revealChannel(id, input)}
          onClose={() => {
            setIsOpen(false);
            onRevealed();
          }}
        />
      )}
    </>
  );
}
