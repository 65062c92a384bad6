import { useEffect, useState } from 'react'
import { tellGone } from '../actions/conflicts.ts'
import { useScheduler } from './scheduler_context.ts'

/** Closes a list about shifts when all of them are deleted by another planner, and names them. */
export function useCloseWhenGone(entryIds: readonly string[], close: () => void): void {
  const scheduler = useScheduler()
  const { entryById } = scheduler.model
  const [opened] = useState(() => entryIds.flatMap((id) => entryById.get(id) ?? []))
  const isGone = entryIds.every((id) => (entryById.get(id)?.state ?? 'removed') === 'removed')
  useEffect(() => {
    if (!isGone) return
    if (opened.length > 0) tellGone(scheduler, opened)
    close()
    // Once, when the last of them goes.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isGone])
}
