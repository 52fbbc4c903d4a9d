import {
  CheckCircleFilled,
  CloseCircleFilled,
  DownOutlined,
  ExclamationCircleFilled,
  InfoCircleFilled,
  LoadingOutlined,
  RightOutlined,
  SearchOutlined,
} from '@ant-design/icons';
import type { ConfigProviderProps } from 'antd';

const down = <DownOutlined aria-hidden />;
const loading = <LoadingOutlined aria-hidden spin />;

/**
 * Icons hidden from screen readers, as the text beside them says it all: antd names icons after their shape, in
 * English.
 */
export const quietIcons = {
  alert: {
    successIcon: <CheckCircleFilled aria-hidden />,
    infoIcon: <InfoCircleFilled aria-hidden />,
    warningIcon: <ExclamationCircleFilled aria-hidden />,
    errorIcon: <CloseCircleFilled aria-hidden />,
  },
  select: { suffixIcon: down, loadingIcon: loading },
  cascader: {
    suffixIcon: down,
    loadingIcon: loading,
    expandIcon: <RightOutlined aria-hidden />,
    searchIcon: <SearchOutlined aria-hidden />,
  },
} satisfies ConfigProviderProps;
