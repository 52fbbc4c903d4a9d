import { Drawer } from 'antd';
import { EntityGate } from '@/components/EntityGate';
import { NEW } from '@/components/form/useEditParam';
import { useEntity } from '@/components/form/useEntity';
import { useText } from '@/hooks/useText';
import { bannerTexts } from '@/locales/banner';
import { getBanner } from '@/services/banner';
import { BannerForm } from './BannerForm';

type Props = {
  /** The id of a banner, or `new`. */
  target: string;
  onSaved: () => void;
  onClose: () => void;
};

function ExistingBanner({ target: id, ...props }: Props) {
  const t = useText(bannerTexts);
  const read = useEntity(id, () => getBanner(id), props.onSaved);
  if (read.entity && !read.error) return <BannerForm banner={read.entity} {...props} />;
  return (
    <Drawer open title={t('action.edit')} size={1040} onClose={props.onClose}>
      <EntityGate read={read} notFound={t('notFound')} onBack={props.onClose}>
        {() => null}
      </EntityGate>
    </Drawer>
  );
}

/** The form of a new banner, or of one as the server holds it. */
export const BannerDrawer = (props: Props) =>
  props.target === NEW ? <BannerForm {...props} /> : <ExistingBanner {...props} />;
