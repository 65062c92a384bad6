import { useLayoutEffect, useState } from 'react'

/**
 * Gives the keyboard back to what had it before a dialog opened. The library does so only for a dialog that stays
 * while it is closed; one that comes and goes with its content leaves keyboard users at the top of the page.
 */
export function useFocusBack(opened = true): void {
  const [was, setWas] = useState(false)
  const [before, setBefore] = useState<Element | null>(null)
  // As it opens is rendered: once it is there, the item of a menu that opened it may be gone.
  if (opened !== was) {
    setWas(opened)
    if (opened) setBefore(openerOf(document.activeElement))
  }
  useLayoutEffect(() => {
    if (!opened) return
    return () => {
      // Once the picture without it stands, before any other key arrives; and again for a button that is disabled until then.
      queueMicrotask(() => giveTo(before))
      setTimeout(() => giveTo(before))
    }
  }, [opened, before])
}

function giveTo(before: Element | null): void {
  const now = document.activeElement
  const isNowhere = !now || now === document.body || now.closest('[role="dialog"]') !== null
  if (isNowhere && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
}

/** An item of a menu goes with its menu: the button that opened the menu stays. */
function openerOf(focused: Element | null): Element | null {
  const button = focused?.closest('[role="menu"]')?.getAttribute('aria-labelledby')
  return button ? document.getElementById(button) : focused
}
