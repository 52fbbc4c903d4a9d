import type zhCN from '../zh-CN/shortcut';

export default {
  title: 'Keyboard shortcuts',
  help: 'Show or hide this help',
  singleKeys: 'Use single-key shortcuts (those without Ctrl or ⌘)',
  isOff: '{label} (off)',
} satisfies Record<keyof typeof zhCN, string>;
