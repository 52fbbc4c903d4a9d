import { type ComponentProps, useCallback } from 'react';
import { EntityDrawer } from '@/components/form/EntityDrawer';
import { NEW_ENTITY } from '@/components/form/useEditParam';
import { AppError } from '@/errors/app-error';
import { useText } from '@/hooks/useText';
import { linkEditTexts } from '@/locales/linkEdit';
import { getProjectLink } from '@/services/project-link';
import { LinkForm } from './LinkForm';

type Props = Omit<ComponentProps<typeof LinkForm>, 'link'> & {
  /** Link id, or `new`. */
  target: string;
};

/** Form of an existing link, which it loads, or of a new one. */
export function LinkDrawer({ target, ...props }: Props) {
  const t = useText(linkEditTexts);
  const projectId = props.project.id;
  const read = useCallback(async () => {
    const link = await getProjectLink(target);
    // The id in the URL may belong to another project.
    if (link.projectId !== projectId) throw new AppError('business', { status: 404 });
    return link;
  }, [target, projectId]);
  if (target === NEW_ENTITY) return <LinkForm {...props} />;
  return (
    <EntityDrawer
      readKey={['projectLink', 'form', target]}
      read={read}
      title={t('action.edit')}
      size={1000}
      notFound={t('notFound')}
      onMissing={props.onSaved}
      onClose={props.onClose}
      edit={(link) => <LinkForm link={link} {...props} />}
    />
  );
}
