import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'
import { bringIntoSight } from './first_problem.ts'

const unread = '[data-unread]'

/**
 * For a field whose text cannot be read: its form is not sent with the value before, while something else stands in the
 * field. Give the input the ref, and `data-unread` for as long.
 */
export function useUnread(isUnread: boolean, say: () => void): RefObject<HTMLInputElement | null> {
  const input = useRef<HTMLInputElement>(null)
  const sayIt = useEffectEvent(say)
  useEffect(() => {
    const form = isUnread && input.current?.form
    if (!form) return
    const stop = (event: Event) => {
      event.preventDefault()
      event.stopPropagation()
      sayIt()
      bringIntoSight(form.querySelector<HTMLElement>(unread))
    }
    form.addEventListener('submit', stop)
    return () => form.removeEventListener('submit', stop)
  }, [isUnread])
  return input
}

/** For buttons that take the values of fields without a form: goes to the first field that could not be read, if there is one. */
export function stopsAtUnread(within: ParentNode = document): boolean {
  const field = within.querySelector<HTMLElement>(unread)
  bringIntoSight(field)
  return field !== null
}
