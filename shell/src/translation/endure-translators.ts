// Page translators, those of browsers too, put <font> elements in the place of texts, or around them. React goes on with the texts
// that it made: it would throw where it takes one out or puts something before one, and would change one that nobody sees
// (facebook/react#11538).

/** What stands in the page for a text that was taken out, and the other way round. */
const standIns = new WeakMap<Node, Element>();
const stoodFor = new WeakMap<Element, Text>();

const isFont = (node: Node | null): node is Element => node?.nodeName === 'FONT';

/** The child of `parent` that holds `node` or stands for it; null where the page has neither. */
function childOf(parent: Node, node: Node): Node | null {
  let child: Node | null = standIns.get(node) ?? node;
  while (child && child.parentNode !== parent) child = child.parentNode;
  return child;
}

/** Makes `stand` what is seen of a text, until React changes the text. */
function standFor(text: Text, stand: Element, changes: MutationObserver): void {
  standIns.set(text, stand);
  stoodFor.set(stand, text);
  changes.observe(text, { characterData: true });
}

/** A text that was changed is seen again, as it is now. */
function showAgain(records: MutationRecord[]): void {
  for (const { target } of records) {
    const stand = standIns.get(target);
    standIns.delete(target);
    if (stand?.isConnected && !stand.contains(target)) stand.replaceWith(target);
  }
}

/** Remembers which <font> has taken the place of which text. */
function rememberStandIns(records: MutationRecord[], changes: MutationObserver): void {
  for (const { removedNodes, addedNodes, previousSibling, nextSibling } of records) {
    for (const removed of removedNodes) {
      const text = isFont(removed) ? stoodFor.get(removed) : removed;
      if (!(text instanceof Text) || text.isConnected) continue;
      const stand = [...addedNodes, previousSibling, nextSibling].find((it) => isFont(it) && !stoodFor.has(it));
      if (stand) standFor(text, stand as Element, changes);
    }
  }
}

/** Lets React go on with a page that something translates. Called once, before the page is drawn. */
export function endureTranslators(): void {
  const changes = new MutationObserver(showAgain);
  new MutationObserver((records) => rememberStandIns(records, changes)).observe(document.documentElement, {
    childList: true,
    subtree: true,
  });
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function endure<T extends Node>(this: Node, child: T): T {
    if (child.parentNode === this) return removeChild.call(this, child) as T;
    const there = childOf(this, child);
    if (there) removeChild.call(this, there);
    return child;
  };
  Node.prototype.insertBefore = function endure<T extends Node>(this: Node, node: T, before: Node | null): T {
    // A text that moves takes along what stands for it: one of the two is enough.
    standIns.get(node)?.remove();
    const there = before && before.parentNode !== this ? childOf(this, before) : before;
    return insertBefore.call(this, node, there) as T;
  };
}
