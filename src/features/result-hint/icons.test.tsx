import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { HintIcon } from './icons';

test('an icon that the console does not know is left out', () => {
  expect(render(<HintIcon name="sparkles" />).container).toBeEmptyDOMElement();
  expect(render(<HintIcon name="heart" />).container).not.toBeEmptyDOMElement();
});
