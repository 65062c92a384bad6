import { pageTitleId } from '#/ui/page_header.tsx'

/**
 * The keyboard goes back to the cell it came from, unless something else has taken it; before any cell had it, to the
 * title of the screen, never to nowhere. At once, so that the next key finds it there however slow the next picture is,
 * and once more with that picture: what held the keyboard may be disabled by then.
 */
export function focusGrid(): void {
  takeBack()
  requestAnimationFrame(takeBack)
}

function takeBack(): void {
  const now = document.activeElement
  // A button that has nothing more to do keeps the keyboard for a moment, and then it is nowhere.
  if (now && now !== document.body && !now.matches(':disabled')) return
  const cell = document.querySelector<HTMLElement>('.ag-cell-focus')
  const target = cell ?? document.getElementById(pageTitleId)
  target?.focus({ preventScroll: true })
}
