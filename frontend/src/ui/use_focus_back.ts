import { useLayoutEffect } from 'react'

/**
 * Gives the keyboard back to what had it before a dialog opened. The library does so only for a dialog that stays
 * while it is closed; one that comes and goes with its content leaves whoever uses the keyboard at the top of the page.
 */
export function useFocusBack(opened = true): void {
  useLayoutEffect(() => {
    if (!opened) return
    const before = document.activeElement
    return () => {
      setTimeout(() => {
        const now = document.activeElement
        const isNowhere = !now || now === document.body || now.closest('[role="dialog"]') !== null
        if (isNowhere && before instanceof HTMLElement && before.isConnected)
          before.focus({ preventScroll: true })
      })
    }
  }, [opened])
}
