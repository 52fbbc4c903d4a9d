import { screen, waitFor, within } from '@testing-library/react';

/** Queries of a figure's card. Waits for the figures, since a placeholder card stands there while they load. */
export const figureCard = async (name: string) =>
  within(
    await waitFor(() => {
      const card = screen.getByText(name, { selector: 'dt' }).parentElement;
      if (!card || card.closest('[aria-busy=true]')) throw new Error(`the card ${name} has not loaded`);
      return card;
    }),
  );
