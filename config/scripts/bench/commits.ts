import { settled, signIn } from '../../../tests/e2e/browser';
import { readCommits, watchCommits } from '../../../tests/e2e/commits';
import { getScreenUrls } from '../../../tests/e2e/screen-urls';
import { inLab } from './lab';

/**
 * Prints for each screen how often React commits until the data is shown (aim: 8) and until the page is idle (aim: 12),
 * and how many component renders there are per component that is mounted in the end (aim: 1.5).
 */
export const benchCommits = () =>
  inLab(async ({ open }) => {
    const page = await open();
    await watchCommits(page);
    await signIn(page);
    console.log('ready quiet renders components');
    for (const url of await getScreenUrls(page)) {
      await page.goto(url);
      await settled(page, 60_000);
      const { ready, quiet, renders, components } = await readCommits(page);
      const ratio = (renders / components).toFixed(2);
      console.log(
        `${`${ready}`.padStart(5)} ${`${quiet}`.padStart(5)} ${`${renders}`.padStart(7)} ${`${components}`.padStart(10)} ${ratio.padStart(5)}x  ${url}`,
      );
    }
  });
