import { createRequire } from 'node:module';
import { expect, test } from 'vitest';

const importDirectly: (source: string) => string = createRequire(import.meta.url)('./loader.cjs');

test('icons come from their own files, under the name that they have here', () => {
  expect(importDirectly("import { LockOutlined, UserOutlined as User } from '@ant-design/icons';\nrest")).toBe(
    "import LockOutlined from '@ant-design/icons/es/icons/LockOutlined'; import User from '@ant-design/icons/es/icons/UserOutlined';\nrest",
  );
});

test('the layout comes from its own folder', () => {
  expect(importDirectly('import {\n  ProLayout,\n} from "/root/node_modules/@ant-design/pro-components";')).toBe(
    "import { ProLayout as ProLayout } from '@ant-design/pro-components/es/layout';\n\n",
  );
});

test('what is no icon is imported as before', () => {
  const other =
    "import Icon, { type IconProps } from '@ant-design/icons';\nimport { ProTable } from '@ant-design/pro-components';";
  expect(importDirectly(other)).toBe(other);
  expect(importDirectly("import { getTwoToneColor, PlusOutlined } from '@ant-design/icons';")).toBe(
    "import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined'; import { getTwoToneColor } from '@ant-design/icons';",
  );
});

test('lines keep their numbers', () => {
  const rewritten = importDirectly("import {\n  PlusOutlined,\n  EditOutlined,\n} from '@ant-design/icons';\nfifth");
  expect(rewritten.split('\n')[4]).toBe('fifth');
});
