import { type RefObject, useEffect, useRef } from 'react'
import { pageTitleId } from './page_header.tsx'

/**
 * For buttons that go with the state they change: the keyboard stays among those that are left, else at the title of the
 * page. `used` is called as one of them is used; `state` is whatever decides which of them there are.
 */
export function useFocusStays(state: unknown): { ref: RefObject<HTMLDivElement | null>; used: () => void } {
  const ref = useRef<HTMLDivElement>(null)
  const wasUsed = useRef(false)
  useEffect(() => {
    if (!wasUsed.current) return
    // After the dialog that asked has given the keyboard back.
    const timer = setTimeout(() => {
      const buttons = [...(ref.current?.querySelectorAll('button') ?? [])]
      const usable = buttons.find(({ disabled }) => !disabled)
      const isBusy = buttons.length > 0 && !usable
      if (isBusy || document.activeElement !== document.body) return
      wasUsed.current = false
      keep(usable)
    })
    return () => clearTimeout(timer)
  }, [state])
  useEffect(
    () => () => {
      // The row went with its buttons.
      if (wasUsed.current) setTimeout(() => document.activeElement === document.body && keep(null))
    },
    []
  )
  return { ref, used: () => void (wasUsed.current = true) }
}

function keep(button: HTMLElement | null | undefined): void {
  const target = button ?? document.getElementById(pageTitleId)
  target?.focus({ preventScroll: true })
}
