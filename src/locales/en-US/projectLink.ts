import type zhCN from '../zh-CN/projectLink';

export default {
  option: '{title} · {type}',
  disabled: '{title} (disabled)',
  gone: '{id} (deleted)',
  none: 'This project has no links',
  projectFirst: 'Choose a project first',
  ofProjectsOnly: 'A hint for all projects cannot open a project’s link',
  failed: 'Couldn’t load the links',
} satisfies Record<keyof typeof zhCN, string>;
