import { EntityDrawer } from '@/components/form/EntityDrawer';
import { NEW_ENTITY } from '@/components/form/useEditParam';
import { useText } from '@/hooks/useText';
import { bannerTexts } from '@/locales/banner';
import { getBanner } from '@/services/banner';
import { BannerForm } from './BannerForm';

type Props = {
  /** Banner id, or `new`. */
  target: string;
  onSaved: () => void;
  onClose: () => void;
};

/** Drawer with the form for a new or an existing banner. */
export function BannerDrawer(props: Props) {
  const t = useText(bannerTexts);
  const { target, onSaved, onClose } = props;
  if (target === NEW_ENTITY) return <BannerForm {...props} />;
  return (
    <EntityDrawer
      readKey={['banner', 'form', target]}
      read={() => getBanner(target)}
      title={t('action.edit')}
      size={1040}
      notFound={t('notFound')}
      onMissing={onSaved}
      onClose={onClose}
      edit={(banner) => <BannerForm banner={banner} {...props} />}
    />
  );
}
