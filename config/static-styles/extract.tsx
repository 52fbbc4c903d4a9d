import { createCache, extractStyle, StyleProvider } from '@ant-design/cssinjs';
import {
  FooterToolbar,
  ModalForm,
  PageContainer,
  ProConfigProvider,
  ProForm,
  ProFormDependency,
  ProLayout,
  ProTable,
} from '@ant-design/pro-components';
import { extractStyle as drawAll } from '@ant-design/static-style-extract';
import { Button, ConfigProvider, Form, Input, Layout, Menu, Select, Space } from 'antd';
import { layoutSettings, theme } from '../settings';

const menu = [{ key: 'a', label: 'a' }];
const route = { path: '/', routes: [{ path: '/a', name: 'a', routes: [{ path: '/a/b', name: 'b' }] }] };

/** Parts that antd's own extraction does not render, because they need certain props. */
const Parts = () => (
  <>
    <Form layout="vertical">
      <Form.Item label="a" help="a" validateStatus="error" hasFeedback>
        <Input />
      </Form.Item>
    </Form>
    <Menu mode="horizontal" items={menu} />
    <Menu mode="inline" theme="dark" items={menu} />
    <Space.Compact>
      <Select />
      <Button />
    </Space.Compact>
    <Layout.Sider />
  </>
);

const Shell = ({ isCollapsed }: { isCollapsed: boolean }) => (
  <ProLayout
    {...layoutSettings}
    collapsed={isCollapsed}
    route={route}
    location={{ pathname: '/a/b' }}
    avatarProps={{ title: 'a' }}
  >
    <PageContainer title="a" content="a" footer={[<Button key="a" />]} tabList={[{ key: 'a', tab: 'a' }]}>
      <ProTable
        columns={[{ dataIndex: 'a', title: 'a', tooltip: 'a' }]}
        headerTitle="a"
        toolbar={{ multipleLine: true }}
        rowSelection={{ selectedRowKeys: ['a'] }}
        dataSource={[{ a: 'a' }]}
        rowKey="a"
      />
      <ProForm>
        <ProFormDependency name={['a']}>{() => <Input />}</ProFormDependency>
      </ProForm>
      <ModalForm />
      <FooterToolbar portalDom={false} />
    </PageContainer>
  </ProLayout>
);

/**
 * Renders all components of antd and pro-components once with the theme of the app.
 *
 * @returns the style sheet that they would create in the browser
 */
export function styleSheet() {
  const cache = createCache();
  drawAll({
    customTheme: (all) => (
      <StyleProvider cache={cache}>
        <ConfigProvider theme={theme}>
          {all}
          <Parts />
          <ProConfigProvider hashed={false}>
            <Shell isCollapsed={false} />
            <Shell isCollapsed />
          </ProConfigProvider>
        </ConfigProvider>
      </StyleProvider>
    ),
  });
  // Reverses the order: in a browser, styles of inner components come first, so that outer ones can override them.
  for (const [path, time] of cache.updateTimes) cache.updateTimes.set(path, -time);
  return extractStyle(cache, true);
}
