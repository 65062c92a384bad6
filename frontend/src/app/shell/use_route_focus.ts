import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { pageTitleId } from '#/ui/page_header.tsx'

const patienceMs = 1_500
const lookEveryMs = 50

/** After a change of screen the focus goes to its title once it is drawn, or to the content when it has none. */
export function useRouteFocus(main: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation()
  const previous = useRef(pathname)
  useEffect(() => {
    if (previous.current === pathname) return
    previous.current = pathname
    main.current?.scrollTo({ top: 0 })
    const left = document.getElementById(pageTitleId)
    const begun = document.activeElement
    const since = Date.now()
    const timer = setInterval(() => {
      const title = document.getElementById(pageTitleId)
      const waiting = title === null || title === left
      if (waiting && Date.now() - since < patienceMs) return
      clearInterval(timer)
      // A user who has started to do something in the meantime keeps the focus.
      const active = document.activeElement
      if (active && active !== document.body && main.current?.contains(active)) return
      // Cards and dialogs of the screen lie outside of it; the one that led here does not count.
      if (active !== begun && active?.closest('[role="dialog"]')) return
      const target = title ?? main.current
      target?.focus({ preventScroll: true })
    }, lookEveryMs)
    return () => clearInterval(timer)
  }, [pathname, main])
}
