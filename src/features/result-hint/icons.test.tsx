import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { HintIcon } from './icons';

test('a picture that is newer than the console is left out', () => {
  expect(render(<HintIcon name="sparkles" />).container).toBeEmptyDOMElement();
  expect(render(<HintIcon name="heart" />).container).not.toBeEmptyDOMElement();
});
