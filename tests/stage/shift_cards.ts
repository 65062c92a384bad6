import type { Page } from 'playwright'

/** What of the shifts on the screen is cut, or lies under a mark; each once, in words. */
export const faultsOfCards = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found = new Set<string>()
    type Text = { node: Node; whole: DOMRect; seen: DOMRect; isMark: boolean }
    // A line is higher than its figures.
    const over = (a: DOMRect, b: DOMRect, aside = 1) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > aside &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2
    /** Where a card's `::before` or `::after` is, which is no element that could be asked. */
    const drawnBy = (card: HTMLElement, part: string): DOMRect[] => {
      const style = getComputedStyle(card, part)
      if (style.content === 'none') return []
      const [left, top, width, height] = [style.left, style.top, style.width, style.height].map(parseFloat)
      const around = card.getBoundingClientRect()
      return [new DOMRect(around.left + left!, around.top + top!, width, height)]
    }
    /** Without what is cut off by that around it, the cell included. */
    const seenOf = (node: Node, whole: DOMRect): DOMRect => {
      let [left, right] = [whole.left, whole.right]
      for (let around = node.parentElement; around; around = around.parentElement) {
        const edges = around.getBoundingClientRect()
        if (getComputedStyle(around).overflowX !== 'visible') {
          left = Math.max(left, edges.left)
          right = Math.min(right, edges.right)
        }
        if (around.matches('.ag-cell')) break
      }
      return new DOMRect(left, whole.top, right - left, whole.height)
    }
    /** Each piece of text; some are part of a mark. */
    const textsOf = (card: HTMLElement): Text[] => {
      const walker = document.createTreeWalker(card, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      while (walker.nextNode()) {
        const node = walker.currentNode
        const range = document.createRange()
        range.selectNodeContents(node)
        const whole = range.getBoundingClientRect()
        const isMark = node.parentElement!.closest('[data-warning], [data-claims]') !== null
        if (whole.width > 0) texts.push({ node, whole, seen: seenOf(node, whole), isMark })
      }
      return texts
    }
    for (const card of document.querySelectorAll<HTMLElement>('[data-entry][data-density], [data-stub]')) {
      const [time] = card.children
      const texts = textsOf(card)
      const { density } = card.dataset
      for (const { node, whole, seen } of texts) {
        // The position gives way on wide cards, in the lines of open shifts and, to a warning, on the narrowest cards.
        const mustFit = !density || density === 'short' || (density !== 'line' && time!.contains(node))
        const isCut = whole.left < seen.left - 1 || whole.right > seen.right + 1
        if (mustFit && isCut) found.add(`cut: ${card.textContent} at ${node.textContent}`)
      }
      for (const icon of card.querySelectorAll('svg'))
        if (icon.getBoundingClientRect().right > seenOf(icon, icon.getBoundingClientRect()).right + 1)
          found.add(`cut: a mark of ${card.textContent}`)
      const icons = [...card.querySelectorAll('[data-warning], [data-claims], svg')]
      const marks = [
        ...icons.map((icon) => icon.getBoundingClientRect()),
        ...drawnBy(card, '::before'),
        ...drawnBy(card, '::after'),
      ]
      for (const { node, seen, isMark } of texts)
        if (!isMark && marks.some((mark) => over(mark, seen)))
          found.add(`marked over: ${card.textContent} at ${node.textContent}`)
      for (const mark of card.parentElement!.querySelectorAll('[data-availability]'))
        if (over(mark.getBoundingClientRect(), card.getBoundingClientRect(), 2))
          found.add(`marked over: ${card.textContent}`)
    }
    return [...found]
  })
