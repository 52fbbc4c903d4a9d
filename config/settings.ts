import type { ThemeConfig } from 'antd';

/** Names of the product and of its owner by language. */
export const productName = {
  'zh-CN': '健康咨询管理后台',
  'en-US': 'Health Consulting Console',
} as const;
export const ownerName = { 'zh-CN': '健康咨询服务', 'en-US': 'Health Consulting' } as const;

/** Spec section 1: the year of the copyright notice in the footer. */
export const copyrightYear = 2021;

/** Spec section 9: theme primary color. */
export const primaryColor = '#78bb5d';

// White text on the primary color has a contrast of 2.3, so fills carry dark text (7.1)
// and links, selected text and focus rings use darker greens of the same hue.
// src/global.css has these colors for all other style sheets.
const onPrimary = '#1f1f1f';
const link = '#3f6c2d';
const outline = '#54903c';
const subdued = '#6b6b6b';

/** Width of the side menu in px: the longest menu entry of each language fits. */
export const siderWidth = { 'zh-CN': 192, 'en-US': 208 } as const;

/**
 * Spec section 1: mixed top and side menu, fluid content, fixed sider, light theme. The primary color is set in
 * `theme`: as a prop of ProLayout it would create a new theme and render all antd components again whenever the URL
 * changes.
 */
export const layoutSettings = {
  layout: 'mix',
  splitMenus: true,
  fixSiderbar: true,
  contentWidth: 'Fluid',
  navTheme: 'light',
  token: {
    header: { colorTextMenuSelected: link, colorTextMenuActive: link, heightLayoutHeader: 56 },
    sider: { colorTextMenuSelected: link, colorTextMenuActive: link, colorTextMenuItemHover: link },
    pageContainer: { paddingInlinePageContainerContent: 16, paddingBlockPageContainerContent: 16 },
  },
} as const;

export const theme: ThemeConfig = {
  // A fixed key: otherwise each nested provider of pro-components would create another set of variables.
  cssVar: { key: 'css-var-app' },
  hashed: false,
  token: {
    colorPrimary: primaryColor,
    colorLink: link,
    colorLinkHover: '#325724',
    colorLinkActive: '#264319',
    colorTextTertiary: subdued,
    colorTextDescription: subdued,
    colorTextPlaceholder: subdued,
    colorError: '#cf1322',
    colorSuccess: '#2f7a16',
    colorWarning: '#a35c00',
    colorInfo: '#0958d9',
    // antd would derive grayish tints from the darker colors above.
    colorSuccessBg: '#f6ffed',
    colorSuccessBorder: '#b7eb8f',
    colorWarningBg: '#fffbe6',
    colorWarningBorder: '#ffe58f',
    colorInfoBg: '#e6f4ff',
    colorInfoBorder: '#91caff',
    colorErrorBg: '#fff2f0',
    colorErrorBorder: '#ffccc7',
    colorPrimaryBorder: outline,
    colorTextLightSolid: '#ffffff',
  },
  components: {
    Button: {
      primaryColor: onPrimary,
      defaultHoverColor: link,
      defaultActiveColor: link,
      defaultHoverBorderColor: outline,
      defaultActiveBorderColor: outline,
    },
    // ProLayout's menu colors. ProLayout sets them in a nested theme, which the static style sheet of a build lacks.
    Menu: {
      itemBg: 'transparent',
      subMenuItemBg: 'transparent',
      itemColor: 'rgba(0, 0, 0, 0.65)',
      itemHoverColor: link,
      itemSelectedColor: link,
      horizontalItemHoverColor: link,
      horizontalItemSelectedColor: link,
      itemHoverBg: 'rgba(0, 0, 0, 0.03)',
      itemActiveBg: 'rgba(0, 0, 0, 0.15)',
      itemSelectedBg: 'rgba(0, 0, 0, 0.04)',
      horizontalItemHoverBg: 'rgba(0, 0, 0, 0.03)',
      horizontalItemSelectedBg: 'rgba(0, 0, 0, 0.04)',
      itemBorderRadius: 6,
      horizontalItemBorderRadius: 4,
      activeBarHeight: 0,
      activeBarBorderWidth: 0,
    },
    Layout: { bodyBg: 'transparent', headerBg: 'transparent' },
    // Rows of 43 px, and of 36 px when compact: their buttons and avatars are 24 px high.
    Table: { cellPaddingBlockMD: 9, cellPaddingBlockSM: 5.5 },
    Tabs: { itemSelectedColor: link, itemHoverColor: link, itemActiveColor: link, inkBarColor: outline },
    Pagination: { itemActiveColor: link, itemActiveColorHover: link },
    DatePicker: { colorTextLightSolid: onPrimary },
    Checkbox: { colorWhite: onPrimary },
    Radio: { buttonSolidCheckedColor: onPrimary, buttonColor: onPrimary },
    Switch: { colorPrimary: outline, colorPrimaryHover: link },
    Segmented: { itemSelectedColor: link },
    Steps: { colorTextLightSolid: onPrimary },
  },
};
