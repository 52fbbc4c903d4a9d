import { settled, signIn } from '../../../tests/e2e/browser';
import { readCommits, watchCommits } from '../../../tests/e2e/commits';
import { distinctScreens } from '../../../tests/e2e/screens';
import { inLab } from './lab';

/**
 * Prints how often React commits on each screen that is loaded, until its data are shown and until it is quiet, and how
 * many components it renders for those that it has in the end. Aims: 8, 12 and 1.5 times.
 */
export const benchCommits = () =>
  inLab(async ({ open }) => {
    const page = await open();
    await watchCommits(page);
    await signIn(page);
    console.log('ready quiet renders components');
    for (const { path } of distinctScreens) {
      await page.goto(path);
      await settled(page, 60_000);
      const { ready, quiet, renders, components } = await readCommits(page);
      const ratio = (renders / components).toFixed(2);
      console.log(
        `${`${ready}`.padStart(5)} ${`${quiet}`.padStart(5)} ${`${renders}`.padStart(7)} ${`${components}`.padStart(10)} ${ratio.padStart(5)}x  ${path}`,
      );
    }
  });
