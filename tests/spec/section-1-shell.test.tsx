import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { layoutSettings, primaryColor, theme } from '../../config/settings';
import { signedIn } from '../app';

const sections = {
  'zh-CN': ['工作台', '会员', '项目', '渠道', '数据', '分析', '设置'],
  'en-US': ['Welcome', 'Members', 'Projects', 'Channels', 'Data', 'Analysis', 'Settings'],
} as const;

describe('spec section 1: what the product does and for whom', () => {
  test.each([
    ['zh-CN', '健康咨询管理后台', '© 2021 健康咨询服务 版权所有'],
    ['en-US', 'Health Consulting Console', '© 2021 Health Consulting. All rights reserved.'],
  ] as const)('in %s the shell shows product, sections and the 2021 notice', async (locale, product, notice) => {
    const app = await signedIn('/member/member-list', locale);
    expect(screen.getByText(product)).toBeInTheDocument();
    expect(screen.getByText(notice)).toBeInTheDocument();
    const entries = app.topMenu();
    // By their names alone: the icons are for the eye.
    expect(entries).toHaveLength(sections[locale].length);
    for (const [index, name] of sections[locale].entries()) {
      expect(entries[index]).toHaveAccessibleName(name);
      expect(entries[index]?.querySelector('svg')).toBeInTheDocument();
    }
    expect(document.documentElement).toHaveAttribute('lang', locale);
    expect(document.documentElement).toHaveAttribute('dir', 'ltr');
  });

  test('the user menu shows avatar and name, with 退出登录', async () => {
    const app = await signedIn('/member/member-list');
    const trigger = screen.getByRole('button', { name: /林晓/ });
    expect(trigger.querySelector('img')).toHaveAttribute('src', expect.stringMatching(/^data:image/));
    await app.user.click(trigger);
    expect(await screen.findByRole('menuitem', { name: '退出登录' })).toBeInTheDocument();
  });

  test('the language button switches everything without reading the page anew', async () => {
    const app = await signedIn('/member/member-list');
    await screen.findByText('共 35 条');
    await app.user.click(screen.getByRole('button', { name: 'English' }));
    expect(await screen.findByRole('heading', { name: 'Member List' })).toBeInTheDocument();
    expect(screen.getByText('35 in total')).toBeInTheDocument();
    expect(document.title).toBe('Member List - Health Consulting Console');
    expect(document.documentElement).toHaveAttribute('lang', 'en-US');
    await app.user.click(screen.getByRole('button', { name: '中文' }));
    expect(await screen.findByRole('heading', { name: '会员列表' })).toBeInTheDocument();
  });

  test('mixed menus, fluid content, fixed sider, light theme and the green', () => {
    expect(layoutSettings).toMatchObject({
      layout: 'mix',
      contentWidth: 'Fluid',
      fixSiderbar: true,
      navTheme: 'light',
    });
    expect(primaryColor).toBe('#78bb5d');
    expect(theme.token?.colorPrimary).toBe('#78bb5d');
  });
});
