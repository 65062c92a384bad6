import { newId } from '#app/core/models/new_id'
import { applyCommand } from '#app/scheduling/public/apply_command'
import type { EntryDraft, ScheduleEntry } from '#contracts/schedule'
import { acting, type World } from '#tests/world/world'

export const monday = '2026-11-02'

/** Places entries as the administrator, without HTTP. */
export async function place(world: World, drafts: Partial<EntryDraft>[]): Promise<ScheduleEntry[]> {
  const operations = drafts.map((draft) => ({
    kind: 'create' as const,
    id: newId(),
    entry: shift(world, draft),
  }))
  const { entries } = await acting(world.admin, () =>
    applyCommand({ id: newId(), label: 'create', operations })
  )
  return operations.map(({ id }) => entries.find((entry) => entry.id === id)!)
}

/** A cook's open shift from 8 to 16 on Monday 2 November 2026. */
const shift = (world: World, more: Partial<EntryDraft>): EntryDraft => ({
  type: 0,
  employeeId: null,
  locationId: world.locationId,
  positionId: world.cookId,
  day: monday,
  start: '08:00',
  end: '16:00',
  ...more,
})
