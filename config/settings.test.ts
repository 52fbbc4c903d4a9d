import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { theme } from './settings';

test('style sheets have the colors of the theme', () => {
  const css = readFileSync('src/global.css', 'utf8');
  const colors = Object.fromEntries(
    [...css.matchAll(/--color-([\w-]+): (#\w{6});/g)].map(([, name, color]) => [name, color]),
  );
  expect(colors).toMatchObject({
    primary: theme.token?.colorPrimary,
    link: theme.token?.colorLink,
    'link-hover': theme.token?.colorLinkHover,
    outline: theme.token?.colorPrimaryBorder,
  });
});
