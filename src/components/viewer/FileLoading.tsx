import { Flex, Spin } from 'antd';
import { useText } from '@/hooks/useText';
import { viewerTexts } from '@/locales/viewer';

/** Loading state of a file. */
export function FileLoading() {
  const t = useText(viewerTexts);
  return (
    <Flex justify="center" align="center" style={{ height: '100%', minHeight: 200 }} role="status">
      <Spin description={t('loading')} />
    </Flex>
  );
}
