import type { ScheduleEntry } from '@shiftloom/backend/contracts/schedule'
import { useState, type ReactNode } from 'react'
import { SchedulerContext, useScheduler } from '#/features/scheduling/context/scheduler_context.ts'

type Props = { entry: ScheduleEntry; children: ReactNode }

/** What is shown beside live data: at a press of "A colleague writes" the shift is as given. */
export function ColleagueWrites({ entry, children }: Props) {
  const scheduler = useScheduler()
  const [hasWritten, setHasWritten] = useState(false)
  const entryById = new Map(scheduler.model.entryById).set(entry.id, entry)
  const value = hasWritten ? { ...scheduler, model: { ...scheduler.model, entryById } } : scheduler
  return (
    <SchedulerContext value={value}>
      <button onClick={() => setHasWritten(true)}>A colleague writes</button>
      {children}
    </SchedulerContext>
  )
}
