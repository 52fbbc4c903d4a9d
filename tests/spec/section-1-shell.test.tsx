import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { layoutSettings, primaryColor, theme } from '../../config/settings';
import { state } from '../../mock/state';
import { signedIn } from '../app';

const sections = {
  'zh-CN': ['工作台', '会员', '项目', '渠道', '数据', '分析', '设置'],
  'en-US': ['Welcome', 'Members', 'Projects', 'Channels', 'Data', 'Analysis', 'Settings'],
} as const;
const notices = {
  'zh-CN': ['健康咨询管理后台', '© 2021 健康咨询服务 版权所有'],
  'en-US': ['Health Consulting Console', '© 2021 Health Consulting. All rights reserved.'],
} as const;

describe('spec section 1: what the product does and for whom', () => {
  test('the shell shows product, sections, the 2021 notice and the user menu, and switches language without a reload', async () => {
    // A list with few rows renders faster.
    state().world.members.splice(3);
    const app = await signedIn('/member/member-list', { shell: 'full' });
    await screen.findByText('共 3 条');
    const checkShell = (locale: 'zh-CN' | 'en-US') => {
      for (const text of notices[locale]) expect(screen.getByText(text)).toBeInTheDocument();
      const entries = app.topMenu();
      // The accessible name does not include the icon.
      expect(entries).toHaveLength(sections[locale].length);
      for (const [index, name] of sections[locale].entries()) {
        expect(entries[index]).toHaveAccessibleName(name);
        expect(entries[index]?.querySelector('svg')).toBeInTheDocument();
      }
      expect(document.documentElement).toHaveAttribute('lang', locale);
      expect(document.documentElement).toHaveAttribute('dir', 'ltr');
    };
    checkShell('zh-CN');

    const trigger = screen.getByRole('button', { name: /林晓/ });
    expect(trigger.querySelector('img')).toHaveAttribute('src', expect.stringMatching(/^data:image/));
    await app.user.click(trigger);
    expect(await screen.findByRole('menuitem', { name: '退出登录' })).toBeInTheDocument();
    await app.user.keyboard('{Escape}');

    await app.user.click(screen.getByRole('button', { name: 'English' }));
    expect(await screen.findByText('Member List', { selector: 'h1' })).toBeInTheDocument();
    expect(screen.getByText('3 in total')).toBeInTheDocument();
    expect(document.title).toBe('Member List - Health Consulting Console');
    checkShell('en-US');
    await app.user.click(screen.getByRole('button', { name: '中文' }));
    expect(await screen.findByText('会员列表', { selector: 'h1' })).toBeInTheDocument();
  });

  test('has mixed menus, fluid content, a fixed sider, the light theme and the green primary color', () => {
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
