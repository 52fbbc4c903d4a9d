/** Element that replaced a translated text node. */
const replacements = new WeakMap<Node, Element>();

/** Puts a text node back where a translation has replaced it. */
function restore(node: Node | null) {
  const replacement = node && replacements.get(node);
  if (!replacement) return;
  replacements.delete(node);
  replacement.replaceWith(node);
}

const isFont = (node: Node | null | undefined): node is Element => node?.nodeName === 'FONT';

function noteReplaced(records: MutationRecord[]) {
  for (const { addedNodes, removedNodes, previousSibling, nextSibling } of records) {
    const replacement = [addedNodes[0], previousSibling, nextSibling].find(isFont);
    if (!replacement) continue;
    for (const node of removedNodes) if (node instanceof Text && !node.isConnected) replacements.set(node, replacement);
  }
}

/**
 * Keeps texts correct on a page that a browser or an extension translates. A translator replaces text nodes by `font`
 * elements; React would update the detached text nodes, and throw when it removes one of them or inserts something before
 * it (facebook/react#11538). Here the text node is put back first, and the translator translates the change again.
 */
export function keepTextsTranslatable() {
  new MutationObserver(noteReplaced).observe(document, { childList: true, subtree: true });

  const value = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue') as PropertyDescriptor;
  Object.defineProperty(Text.prototype, 'nodeValue', {
    ...value,
    set(this: Text, text: string) {
      restore(this);
      value.set?.call(this, text);
    },
  });

  const { appendChild, insertBefore, removeChild } = Node.prototype;
  Node.prototype.appendChild = function <Child extends Node>(this: Node, child: Child) {
    restore(child);
    return appendChild.call(this, child) as Child;
  };
  Node.prototype.insertBefore = function <Child extends Node>(this: Node, child: Child, next: Node | null) {
    restore(child);
    restore(next);
    return insertBefore.call(this, child, next) as Child;
  };
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child) {
    restore(child);
    return removeChild.call(this, child) as Child;
  };
}
