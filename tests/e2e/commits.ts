import type { Page } from 'playwright-core';

/**
 * Commits of a loaded screen until its data was shown (`ready`) and in all (`quiet`), with component renders and
 * components.
 */
export type Commits = { ready: number; quiet: number; renders: number; components: number };

type Fiber = { tag: number; flags: number; child: Fiber | null; sibling: Fiber | null; alternate: Fiber | null };

/**
 * Runs in the page before React, in place of React's developer tools: counts commits, and the function and class
 * components that each commit rendered.
 */
function countCommits() {
  const commits = { ready: 0, quiet: 0, renders: 0, components: 0 };
  const componentTags = [0, 1, 11, 14, 15];
  let isReady = false;
  Object.assign(window, {
    reactCommits: commits,
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberUnmount() {},
      onPostCommitFiberRoot() {},
      onCommitFiberRoot(_id: number, { current }: { current: Fiber }) {
        commits.quiet += 1;
        const left: [Fiber, boolean][] = [[current, true]];
        commits.components = 0;
        for (let next = left.pop(); next; next = left.pop()) {
          const [fiber, isNew] = next;
          if (componentTags.includes(fiber.tag)) {
            commits.components += 1;
            // The flag PerformedWork: rendered in this commit.
            if (isNew && fiber.flags & 1) commits.renders += 1;
          }
          // Children that React did not visit belong to the previous commit.
          const isVisited = isNew && fiber.child !== fiber.alternate?.child;
          for (let child = fiber.child; child; child = child.sibling) left.push([child, isVisited]);
        }
        const isBusy = document.querySelector('.ant-spin-spinning, .ant-skeleton-active');
        const wasReady = isReady;
        isReady = document.querySelector('h1') !== null && isBusy === null;
        if (isReady && !wasReady) commits.ready = commits.quiet;
      },
    },
  });
}

/** Starts counting the commits of every document that the page loads. */
export async function watchCommits(page: Page) {
  // tsx wraps named functions in this helper, which the page lacks.
  await page.addInitScript('window.__name = (value) => value');
  await page.addInitScript(countCommits);
}

/** The commits of the current document. */
export const readCommits = (page: Page) =>
  page.evaluate(() => (window as unknown as { reactCommits: Commits }).reactCommits);
