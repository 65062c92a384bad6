import type { ScheduleChanged, ScheduleRange } from '@shiftloom/backend/contracts/schedule'
import { useQueryClient } from '@tanstack/react-query'
import { availabilityKey } from '#/domain/availability/queries.ts'
import { useProfile } from '#/lib/account/profile.ts'
import { useHub, useHubConnected } from '#/lib/network/use_hub.ts'
import { keys } from '../queries/schedule.ts'
import type { UiStore } from './ui_state.ts'

const flashMs = 1_800

/** Whether a message tells of something in the range that was not read yet. */
export function concerns(
  change: ScheduleChanged,
  range: Pick<ScheduleRange, 'from' | 'until' | 'revision'> | undefined
): boolean {
  if (!range) return false
  return change.revision > range.revision && change.from < range.until && range.from < change.until
}

/** Reads the range again when another user changed it, and lets their shifts flash; the next steps of undo and redo, too. */
export function useLiveSchedule(
  range: ScheduleRange | undefined,
  locationIds: readonly string[],
  ui: UiStore
): void {
  const cache = useQueryClient()
  const { id: me } = useProfile()

  useHub(
    'schedule',
    {
      scheduleChanged: async (change) => {
        const isOwn = change.byUserId === me
        // Undo asks before a step that another user has published since, on whichever days it was.
        if (!isOwn) void cache.invalidateQueries({ queryKey: keys.history })
        if (!concerns(change, range)) return
        void cache.invalidateQueries({ queryKey: availabilityKey })
        await cache.invalidateQueries({ queryKey: keys.ranges })
        // Made on another screen or page, as by approving a request there: undo begins with it.
        if (isOwn) return cache.invalidateQueries({ queryKey: keys.history })
        ui.setState(({ flashing }) => ({ flashing: new Set([...flashing, ...change.entryIds]) }))
        setTimeout(
          () => ui.setState(({ flashing }) => ({ flashing: without(flashing, change.entryIds) })),
          flashMs
        )
      },
    },
    ['JoinSchedule', [...locationIds]]
  )

  useHubConnected('schedule', () => {
    for (const queryKey of [keys.ranges, keys.history]) void cache.invalidateQueries({ queryKey })
  })
}

const without = (set: ReadonlySet<string>, ids: readonly string[]): Set<string> =>
  new Set([...set].filter((id) => !ids.includes(id)))
