import { DownOutlined, LoadingOutlined, RightOutlined, SearchOutlined } from '@ant-design/icons';
import type { ConfigProviderProps } from 'antd';

const down = <DownOutlined aria-hidden />;
const loading = <LoadingOutlined aria-hidden spin />;

/** What screen readers pass over in lists to choose from: antd names an icon after its drawing, in English. */
export const quietIcons = {
  select: { suffixIcon: down, loadingIcon: loading },
  cascader: {
    suffixIcon: down,
    loadingIcon: loading,
    expandIcon: <RightOutlined aria-hidden />,
    searchIcon: <SearchOutlined aria-hidden />,
  },
} satisfies ConfigProviderProps;
