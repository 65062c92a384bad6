import { createPortal } from 'react-dom'
import { useStore } from 'zustand'
import { useScheduler } from '../../context/scheduler_context.ts'
import { halfHours } from '../../model/day_coverage.ts'
import { slotMinutes } from '../../model/coverage_memory.ts'
import classes from './coverage.module.css'
import { slotSentence } from './coverage_words.ts'
import { clockOfMinute } from '../../model/clock_of_minute.ts'

const width = 520

/** What is needed and planned at the time the pointer is on. The panel has the same for the keyboard. */
export function CoveredSlot() {
  const { ui, model, labels } = useScheduler()
  const covered = useStore(ui, (state) => state.covered)
  const { coverage, days } = model
  if (!covered || !coverage) return null
  const slots = coverage.days[days.indexOf(covered.day)]?.slots
  if (!slots) return null
  const halves = coverage.halfHours
  const at = halves ? Math.floor(covered.slot / 2) : covered.slot
  const slot = (halves ? halfHours(slots) : slots)[at]
  if (!slot) return null
  const length = slotMinutes * (halves ? 2 : 1)
  const { format } = labels
  const time = format.clockRange(clockOfMinute(at * length), clockOfMinute((at + 1) * length))
  const left = Math.max(8, Math.min(covered.rect.left, innerWidth - width - 8))
  return createPortal(
    <div className={classes.card} style={{ left, bottom: innerHeight - covered.rect.top + 6 }} aria-hidden>
      {slotSentence(labels, `${format.day(covered.day, 'weekday')}, ${time}`, slot)}
    </div>,
    document.body
  )
}
