import { useDebouncedCallback } from '@mantine/hooks'
import { useRef } from 'react'

/**
 * Calls `callback` with the last value once no other has come for `delayMs`. What waits is dropped when the page has
 * changed: the old page stays mounted until the new one is drawn, and a late filter would land in the address of the
 * new one.
 */
export function useDebouncedOnPage<T>(callback: (value: T) => void, delayMs: number): (value: T) => void {
  const page = useRef('')
  const later = useDebouncedCallback((value: T) => {
    if (window.location.pathname === page.current) callback(value)
  }, delayMs)
  return (value) => {
    page.current = window.location.pathname
    later(value)
  }
}
