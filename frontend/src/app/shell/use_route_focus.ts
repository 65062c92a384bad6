import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { pageTitleId } from '#/ui/page_header.tsx'

/** After a change of screen the focus goes to its title, or to the content when it has none yet. */
export function useRouteFocus(main: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation()
  const previous = useRef(pathname)
  useEffect(() => {
    if (previous.current === pathname) return
    previous.current = pathname
    const frame = requestAnimationFrame(() => {
      const target = document.getElementById(pageTitleId) ?? main.current
      main.current?.scrollTo({ top: 0 })
      target?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [pathname, main])
}
