import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { HintIcon } from './icons';

test('renders nothing for an unknown icon', () => {
  expect(render(<HintIcon name="sparkles" />).container).toBeEmptyDOMElement();
  expect(render(<HintIcon name="heart" />).container).not.toBeEmptyDOMElement();
});
