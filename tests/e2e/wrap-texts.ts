/**
 * Runs in the page before its scripts: wraps every text in `font` elements, as translation by a browser or extension
 * does, including texts that are added later. React does not know these elements: a text that it then changes in place
 * keeps its old content on the screen, and removing such a text throws because it has another parent.
 */
export function wrapTexts() {
  const untouched = 'script, style, title, noscript, textarea, font, svg, [contenteditable]';
  const wrap = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    if (root instanceof Text) texts.push(root);
    for (const text of texts) {
      if (!text.data.trim() || !text.parentElement || text.parentElement.closest(untouched)) continue;
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      inner.textContent = text.data;
      outer.append(inner);
      text.replaceWith(outer);
    }
  };
  new MutationObserver((records) => {
    for (const { addedNodes } of records) for (const node of addedNodes) wrap(node);
  }).observe(document, { childList: true, subtree: true });

  // Logs the element, because stack traces of a production build do not show it.
  const remove = Node.prototype.removeChild;
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    if (child.parentNode !== this)
      console.error(`removes "${child.textContent}" from ${(this as Element).outerHTML?.slice(0, 200)}`);
    return remove.call(this, child) as Child;
  };
}
