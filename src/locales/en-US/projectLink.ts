import type zhCN from '../zh-CN/projectLink';

export default {
  'type.article': 'Official account article',
  'type.h5': 'Web page',
  'type.miniProgram': 'Another mini program',
  'type.mpPage': 'Mini program page',
  'type.video': 'Video',
  'type.file': 'PDF',
  'type.phone': 'Phone',
  option: '{title} · {type}',
  disabled: '{title} (disabled)',
  gone: '{id} (deleted)',
  none: 'This project has no links',
  projectFirst: 'Choose a project first',
  ofProjectsOnly: 'A hint for all projects cannot open a project’s link',
  failed: 'Couldn’t load the links',
} satisfies Record<keyof typeof zhCN, string>;
