import { Button } from 'antd';
import { useState } from 'react';
import { useText } from '@/hooks/useText';
import { agreementTemplateTexts } from '@/locales/agreementTemplate';
import { TemplatesDrawer } from './TemplatesDrawer';

type Props = {
  /** The template that the project has. */
  chosenId: string | null;
  onChoose: (id: string) => void;
  /** Hears that there may be other templates by now. */
  onClosed: () => void;
};

/** Opens the templates of agreements, to take one for a project or to write one. */
export function TemplatesButton({ chosenId, onChoose, onClosed }: Props) {
  const t = useText(agreementTemplateTexts);
  const [isOpen, setIsOpen] = useState(false);
  const close = () => {
    setIsOpen(false);
    onClosed();
  };
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{t('manage')}</Button>
      {isOpen && (
        <TemplatesDrawer
          chosenId={chosenId}
          onChoose={({ id }) => {
            onChoose(id);
            close();
          }}
          onClose={close}
        />
      )}
    </>
  );
}
