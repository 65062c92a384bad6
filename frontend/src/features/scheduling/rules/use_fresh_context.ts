import type { ScheduleChanged, ScheduleRange } from '@shiftloom/backend/contracts/schedule'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useProfile } from '#/lib/account/profile.ts'
import { useHub, useHubState } from '#/lib/network/use_hub.ts'
import { keys } from '../queries/schedule.ts'
import { ruleContextKey } from '../queries/rule_context.ts'

/** Planners work in bursts; one reading after the burst is enough. */
const quietMs = 1_500

/** Whether what lies around the plan may have changed: other days, other places, or another's decision. */
export function touchesAround(
  change: ScheduleChanged,
  plan: Pick<ScheduleRange, 'from' | 'until' | 'entries'>,
  me: string
): boolean {
  if (change.byUserId !== me || change.from < plan.from || change.until > plan.until) return true
  const shown = new Set(plan.entries.map(({ id }) => id))
  return change.entryIds.some((id) => !shown.has(id))
}

/** Reads the context again when its sources change. */
export function useFreshContext(plan: ScheduleRange | undefined, reads: boolean): void {
  const cache = useQueryClient()
  const { id: me } = useProfile()
  const [later] = useState(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined
    return {
      read: () => {
        clearTimeout(waiting)
        waiting = setTimeout(() => void cache.invalidateQueries({ queryKey: ruleContextKey }), quietMs)
      },
      stop: () => clearTimeout(waiting),
    }
  })
  useHub('schedule', {
    scheduleChanged: (change) => {
      if (reads && plan && touchesAround(change, plan, me)) later.read()
    },
    rulesChanged: () => {
      // Holidays and norms stand in the schedule itself.
      void cache.invalidateQueries({ queryKey: keys.ranges })
      if (reads) later.read()
    },
  })

  const state = useHubState('schedule')
  const wasUp = useRef(false)
  // What was said while the line was down is lost.
  useEffect(() => {
    if (state !== 'connected') return
    if (reads && wasUp.current) later.read()
    wasUp.current = true
  }, [reads, state, later])
  useEffect(() => later.stop, [later])
}
