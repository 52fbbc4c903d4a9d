import { DisconnectOutlined, LinkOutlined } from '@ant-design/icons';
import { type Editor, useEditorState } from '@tiptap/react';
import { Button, Flex, Input, Popover, Typography } from 'antd';
import { useId, useState } from 'react';
import { isHttpsUrl } from '@/domain/validation/https-url';
import { cleanLine } from '@/domain/validation/text';
import { useText } from '@/hooks/useText';
import { inputTexts } from '@/locales/input';

const SCHEME = 'https://';

type Props = { editor: Editor; isDisabled?: boolean };

type AddressProps = { initial: string; onApply: (href: string) => void; onGiveUp: () => void };

function LinkUrlForm({ initial, onApply, onGiveUp }: AddressProps) {
  const t = useText(inputTexts);
  const problemId = useId();
  const [address, setAddress] = useState(initial);
  const [isWrong, setIsWrong] = useState(false);
  const apply = () => {
    const href = cleanLine(address);
    if (isHttpsUrl(href)) onApply(href);
    else setIsWrong(true);
  };
  return (
    <Flex vertical gap={4} style={{ width: 320 }}>
      <Flex gap={8}>
        <Input
          autoFocus
          aria-label={t('text.linkUrl')}
          aria-invalid={isWrong}
          aria-describedby={isWrong ? problemId : undefined}
          status={isWrong ? 'error' : undefined}
          placeholder={SCHEME}
          value={address}
          onChange={({ target }) => {
            setAddress(target.value);
            setIsWrong(false);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return;
            // The drawer around the editor would close as well.
            event.stopPropagation();
            onGiveUp();
          }}
          onPressEnter={(event) => {
            event.preventDefault();
            apply();
          }}
        />
        <Button onClick={apply}>{t('text.linkOk')}</Button>
      </Flex>
      {isWrong && (
        <Typography.Text id={problemId} role="alert" type="danger">
          {t('form.httpsUrl')}
        </Typography.Text>
      )}
    </Flex>
  );
}

/** Turns the selection into a link, or inserts the URL if nothing is selected; also removes links. */
export function LinkButton({ editor, isDisabled }: Props) {
  const t = useText(inputTexts);
  const [isOpen, setIsOpen] = useState(false);
  const isLink = useEditorState({ editor, selector: (state) => state.editor.isActive('link') });

  const apply = (href: string) => {
    setIsOpen(false);
    const chain = editor.chain().focus().extendMarkRange('link');
    const link = { type: 'link', attrs: { href } };
    if (editor.state.selection.empty && !isLink) chain.insertContent({ type: 'text', text: href, marks: [link] }).run();
    else chain.setLink({ href }).run();
  };

  const giveUp = () => {
    setIsOpen(false);
    editor.commands.focus();
  };

  return (
    <>
      <Popover
        trigger="click"
        placement="bottomLeft"
        open={isOpen}
        onOpenChange={setIsOpen}
        destroyOnHidden
        content={<LinkUrlForm initial={editor.getAttributes('link').href ?? ''} onApply={apply} onGiveUp={giveUp} />}
      >
        <Button
          type={isLink ? 'default' : 'text'}
          icon={<LinkOutlined aria-hidden />}
          aria-label={t('text.link')}
          title={t('text.link')}
          aria-pressed={isLink}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          disabled={isDisabled}
        />
      </Popover>
      <Button
        type="text"
        icon={<DisconnectOutlined aria-hidden />}
        aria-label={t('text.unlink')}
        title={t('text.unlink')}
        disabled={isDisabled || !isLink}
        onClick={() => editor.chain().focus().extendMarkRange('link').unsetLink().run()}
      />
    </>
  );
}
