import { screen, waitFor, within } from '@testing-library/react';

/** The card of a figure, once the figures have come: until then another stands in its place. */
export const figureCard = async (name: string) =>
  within(
    await waitFor(() => {
      const card = screen.getByText(name, { selector: 'dt' }).parentElement;
      if (!card || card.closest('[aria-busy=true]')) throw new Error(`the card ${name} has not come`);
      return card;
    }),
  );
