/** Scrolls to a field and gives it the keyboard. */
export function bringIntoSight(field: HTMLElement | null): void {
  if (!field) return
  field.scrollIntoView?.({ block: 'center' })
  field.focus({ preventScroll: true })
}

const wrong = '[aria-invalid="true"], [data-error="true"]'
/** Frames: a tab that opens for its field, and a sentence that is drawn after the answer. */
const longestWait = 30

/**
 * Goes to the first field that is wrong, wherever the form is scrolled, once it is drawn. `near` is inside the form;
 * without it the window in front counts, or the page.
 */
export function goToFirstProblem(near: Element | null = document.activeElement): void {
  const form = near?.closest('form, [role="dialog"]') ?? null
  const look = (frames: number) => {
    const within = form?.isConnected ? form : frontOf(document)
    const field = [...within.querySelectorAll<HTMLElement>(wrong)].find(isShown)
    if (field) bringIntoSight(focusable(field))
    else if (frames > 0) requestAnimationFrame(() => look(frames - 1))
  }
  requestAnimationFrame(() => look(longestWait))
}

const frontOf = (page: Document): ParentNode =>
  [...page.querySelectorAll('[role="dialog"]')].at(-1) ?? page.querySelector('main') ?? page

/** Panels of other tabs are there without being seen. */
const isShown = (field: HTMLElement): boolean => field.checkVisibility?.() ?? true

const focusable = (field: HTMLElement): HTMLElement =>
  field.matches('input, textarea, select, button, [tabindex]')
    ? field
    : (field.querySelector<HTMLElement>('input, textarea, select, button') ?? field)
