import { Result } from 'antd';
import { Page } from '@/components/page/Page';
import { HomeButton } from '@/components/shell/HomeButton';
import { useQueryParams } from '@/hooks/useQueryParams';
import { useText } from '@/hooks/useText';
import { exceptionTexts } from '@/locales/exception';

const MAX_LENGTH = 500;

/** Page for errors with showType 9 (docs/spec.md section 8). Both parameters are shown as plain text. */
export default function Exception() {
  const t = useText(exceptionTexts);
  const { read } = useQueryParams();
  const param = (name: string) => read(name)?.trim().slice(0, MAX_LENGTH);
  return (
    <Page breadcrumbRender={false}>
      <Result
        status="error"
        title={param('errorCode') || t('title')}
        subTitle={param('errorMessage') || t('text')}
        extra={<HomeButton />}
      />
    </Page>
  );
}
