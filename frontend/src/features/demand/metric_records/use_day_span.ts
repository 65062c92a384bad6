import type { Day } from '@shiftloom/backend/contracts/schedule'
import { useSearchParams } from 'react-router-dom'
import { useFirstDayOfWeek } from '#/lib/writing/week.ts'
import { dayIn, spanOf, type DaySpan, type SpanView } from './day_span.ts'

/** The days looked at, as the address has them: `?view=month&from=2026-11-01`. */
export function useDaySpan(today: Day): { span: DaySpan; go: (view: SpanView, day: Day) => void } {
  const [address, setAddress] = useSearchParams()
  const firstDayOfWeek = useFirstDayOfWeek()
  const view = address.get('view') === 'month' ? 'month' : 'week'
  const span = spanOf(view, dayIn(address.get('from')) ?? today, firstDayOfWeek)
  const go = (next: SpanView, day: Day) => {
    const { from } = spanOf(next, day, firstDayOfWeek)
    setAddress((old) => {
      const kept = new URLSearchParams(old)
      kept.set('view', next)
      kept.set('from', from)
      return kept
    })
  }
  return { span, go }
}
