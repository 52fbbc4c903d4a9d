import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';

/** Layers from bottom to top (docs/architecture.md). */
const layers = ['utils', 'domain', 'services', 'session', 'errors', 'hooks', 'components', 'features', 'pages'];
const from = (first: string) => layers.slice(layers.indexOf(first));
const drawing = ['react', 'antd', 'ahooks', '@ant-design/icons'];
const mock = '../../mock/state';

type Probe = { file: string; refused: string[]; allowed: string[] };

const layer = (folder: string, above: string[], also: string[], allowed: string[]): Probe => ({
  file: `src/${folder}/probe.tsx`,
  refused: [...above.flatMap((name) => [`@/${name}/x`, `../${name}/x`]), ...also, '@umijs/max', 'axios', 'umi', mock],
  allowed,
});

const probes: Probe[] = [
  layer('contract', [...layers, 'locales'], drawing, ['zod', './common', './limits/list']),
  layer('utils', from('domain'), [...drawing, 'zod'], ['dayjs', '@/contract/limits/list', './text']),
  layer('domain', from('services'), [...drawing, 'zod'], ['@/contract/hotword', '../utils/date', './period/rules']),
  layer('services', from('hooks'), ['zod'], ['@/errors/app-error', '@/domain/period/rules', './http']),
  layer('session', from('hooks'), ['zod'], ['@/contract/session', '@/utils/constants', './state']),
  layer('errors', from('hooks'), ['zod'], ['antd', '@/locales/error', './app-error']),
  layer('hooks', from('features'), ['zod'], ['ahooks', '@/services/http', '@/session/state', './useRead']),
  layer('components', from('features'), ['zod'], ['antd', '@/hooks/useRead', './Page', '../../config/settings']),
  layer('features', from('pages'), ['zod'], ['@/components/page/Page', '@/domain/quiz/score', './record/RecordLinks']),
  {
    file: 'src/pages/member/member-list/probe.tsx',
    refused: ['@/pages/exception', '../member-detail/x', '../../setting/x', 'zod', 'axios', '@umijs/max', mock],
    allowed: ['@/features/member/TagsField', '@/components/page/Page', './columns', 'antd'],
  },
  {
    file: 'src/pages/project/quiz-edit/logic/probe.tsx',
    refused: ['@/pages/exception', 'zod', 'axios', '@umijs/max', mock],
    allowed: ['@/features/member/TagsField', '../place', './RuleCard'],
  },
  {
    file: 'mock/members/probe.ts',
    refused: from('services')
      .map((name) => `../../src/${name}/x`)
      .concat('@/contract/x', 'react'),
    allowed: ['zod', '../../src/contract/member', '../../src/domain/csv', '../../src/locales/zh-CN/member', '../state'],
  },
];

/** Lints a temporary project with our rules and only the probes; the result finds the refused imports of a probe. */
function lint() {
  const folder = mkdtempSync(join(tmpdir(), 'layers-'));
  copyFileSync('.biome.json', join(folder, 'biome.json'));
  for (const { file, refused, allowed } of probes) {
    const lines = [...refused, ...allowed].map((name, at) => `import { useRequest as a${at} } from '${name}';`);
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), lines.join('\n'));
  }
  const biome = resolve('node_modules/@biomejs/biome/bin/biome');
  const options = ['--only=style/noRestrictedImports', '--vcs-enabled=false', '--reporter=github'];
  const run = spawnSync(process.execPath, [biome, 'lint', ...options, '--max-diagnostics=none'], {
    cwd: folder,
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true });
  const found = [...run.stdout.matchAll(/noRestrictedImports,file=([^,]+),line=(\d+)/g)];
  return ({ file, refused, allowed }: Probe) => {
    const lines = found.filter(([, path]) => path?.endsWith(file)).map(([, , line]) => Number(line));
    return [...refused, ...allowed].filter((_, at) => lines.includes(at + 1));
  };
}

const findRefused = lint();

test('each folder may import lower layers and no higher ones', () => {
  const expected = Object.fromEntries(probes.map(({ file, refused }) => [file, refused]));
  expect(Object.fromEntries(probes.map((probe) => [probe.file, findRefused(probe)]))).toEqual(expected);
});
