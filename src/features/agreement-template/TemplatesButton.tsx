import { Button } from 'antd';
import { useState } from 'react';
import { useText } from '@/hooks/useText';
import { agreementTemplateTexts } from '@/locales/agreementTemplate';
import { TemplatesDrawer } from './TemplatesDrawer';

type Props = {
  /** Id of the template that the project uses. */
  selectedId: string | null;
  onChoose: (id: string) => void;
  /** Called when the drawer closes; the list of templates may have changed. */
  onClosed: () => void;
};

/** Button that opens the agreement templates, to select or edit one. */
export function TemplatesButton({ selectedId, onChoose, onClosed }: Props) {
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
          selectedId={selectedId}
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
