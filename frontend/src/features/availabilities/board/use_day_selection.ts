import type { Day } from '@shiftloom/backend/contracts/schedule'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { addDays, daysIn } from '#/lib/time/days.ts'

type Span = { anchor: Day; head: Day }
type Deeds = { paint: (days: Day[]) => void; clear: (days: Day[]) => void }

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }

const daysOf = ({ anchor, head }: Span): Day[] =>
  anchor < head ? daysIn(anchor, addDays(head, 1)) : daysIn(head, addDays(anchor, 1))

/**
 * Days are chosen by dragging over them, or with the arrow keys and Shift. Letting go, Enter and Space paint what is
 * chosen, Delete clears it, Escape chooses nothing.
 */
export function useDaySelection(shown: readonly Day[], first: Day, { paint, clear }: Deeds) {
  const [span, setSpan] = useState<Span | null>(null)
  const [current, setCurrent] = useState<Day>(first)
  const dragged = useRef<Span | null>(null)
  const latest = useRef(paint)
  const focused = shown.includes(current) ? current : shown.includes(first) ? first : shown[0]!
  const chosen = new Set(span ? daysOf(span) : [])

  useEffect(() => {
    latest.current = paint
  })
  useEffect(() => {
    const end = (isDone: boolean) => {
      const done = dragged.current
      dragged.current = null
      if (!done) return
      setSpan(null)
      if (isDone) latest.current(daysOf(done))
    }
    const letGo = () => end(true)
    const giveUp = () => end(false)
    addEventListener('pointerup', letGo)
    addEventListener('pointercancel', giveUp)
    return () => {
      removeEventListener('pointerup', letGo)
      removeEventListener('pointercancel', giveUp)
    }
  }, [])

  const drag = (next: Span) => {
    dragged.current = next
    setSpan(next)
    setCurrent(next.head)
  }
  const move = (to: Day, { shift, cell }: { shift: boolean; cell: HTMLElement }) => {
    if (!shown.includes(to)) return
    setSpan(shift ? { anchor: span?.anchor ?? focused, head: to } : null)
    setCurrent(to)
    cell.closest('table')?.querySelector<HTMLElement>(`[data-day="${to}"]`)?.focus()
  }
  const keys = (event: KeyboardEvent<HTMLElement>) => {
    // The buttons inside of a day have keys of their own.
    if (event.target !== event.currentTarget) return
    const days = span ? daysOf(span) : [focused]
    const step = steps[event.key]
    if (step !== undefined) move(addDays(focused, step), { shift: event.shiftKey, cell: event.currentTarget })
    else if (event.key === 'Enter' || event.key === ' ') paint(days)
    else if (event.key === 'Delete' || event.key === 'Backspace') clear(days)
    else if (event.key !== 'Escape') return
    event.preventDefault()
    if (step === undefined) {
      setSpan(null)
      dragged.current = null
    }
  }
  return {
    focused,
    chosen,
    keys,
    focus: setCurrent,
    press: (day: Day) => drag({ anchor: day, head: day }),
    enter: (day: Day) => dragged.current && drag({ ...dragged.current, head: day }),
  }
}
