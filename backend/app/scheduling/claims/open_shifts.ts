import { database, json } from '#app/core/database/database'
import { record } from '#app/core/audit/record'
import { DomainError } from '#app/core/errors/domain_error'
import { newId } from '#app/core/models/new_id'
import { organisationContext } from '#app/core/organisation_context'
import { companyRules } from '#app/organisation/public/company_rules'
import { requireTags } from '#app/organisation/public/require_rows'
import { announceOpenShift } from '#app/scheduling/claims/announce_open_shift'
import { groupsOf } from '#app/scheduling/claims/group_of_shift'
import { canBeOpened } from '#app/scheduling/claims/open_entry'
import { notifyOfOpenShift } from '#app/scheduling/claims/open_shift_stepped'
import type { StoredEntry } from '#app/scheduling/entries/entry'
import { entriesById } from '#app/scheduling/entries/entry_rows'
import { requireLocation } from '#app/scheduling/scope/locations_in_scope'
import { swapShiftOf } from '#app/scheduling/swaps/swap_shift'
import type { OpenShiftInput } from '#contracts/open_shifts'

const HOUR_MS = 3_600_000

/**
 * Opens unassigned shifts to claims, each until the hours are over or it begins. Each person of their groups is
 * notified once, of the first one.
 *
 * @returns their ids
 * @throws scheduling.open_shift_choice for a shift that cannot be opened
 * @throws scheduling.open_shift_already
 * @throws core.forbidden outside of the actor’s locations
 * @throws core.not_found for an unknown tag
 */
export async function openShifts({ entryIds, tagIds, rule, hours }: OpenShiftInput): Promise<string[]> {
  const usual = (await companyRules()).openShifts
  await requireTags(tagIds)
  const entries = await entriesById(entryIds)
  const shifts = entryIds.map((id) => entries.get(id))
  for (const [place, entry] of shifts.entries()) {
    if (!canBeOpened(entry))
      throw new DomainError('scheduling.open_shift_choice', { entryId: entryIds[place]!, field: 'entryIds' })
    requireLocation(entry.locationId)
  }
  await requireNotOpen(entryIds)
  const opened = shifts.filter(canBeOpened).map((entry) => ({ id: newId(), entry }))
  const { id: organisationId } = organisationContext.current()
  const closes = Date.now() + (hours ?? usual.hours) * HOUR_MS
  await database()
    .insertInto('openShifts')
    .values(
      opened.map(({ id, entry }) => ({
        ...{ id, organisationId, entryId: entry.id, shift: json(swapShiftOf(entry)), tagIds },
        ...{ startsAt: new Date(entry.startsAt), rule: rule ?? usual.decidedBy },
        closesAt: new Date(Math.min(closes, Date.parse(entry.startsAt))),
        openedBy: organisationContext.actor().userId,
      }))
    )
    .execute()
  for (const one of opened) await recordOpened(one)
  await notifyGroups(opened)
  return opened.map(({ id }) => id)
}

type Opened = { id: string; entry: StoredEntry }

const recordOpened = ({ id, entry }: Opened) =>
  record({
    ...{ action: 'scheduling.openShift', entity: 'open_shift', entityId: id, locationId: entry.locationId },
    after: swapShiftOf(entry),
  })

async function notifyGroups(opened: readonly Opened[]): Promise<void> {
  const groups = await groupsOf(opened.map(({ id }) => id))
  const days = new Map(opened.map(({ id, entry }) => [id, entry.day]))
  const notified = Map.groupBy(groups, ([, [first]]) => first!)
  for (const [openShiftId, people] of notified)
    notifyOfOpenShift(
      people.map(([employeeId]) => employeeId),
      { openShiftId, step: 'opened', day: days.get(openShiftId)! }
    )
  for (const locationId of new Set(opened.map(({ entry }) => entry.locationId)))
    announceOpenShift({ locationId, employeeIds: [...groups.keys()] })
}

/** @throws scheduling.open_shift_already */
async function requireNotOpen(entryIds: string[]): Promise<void> {
  const open = await database()
    .selectFrom('openShifts')
    .select('id')
    .where('entryId', 'in', entryIds)
    .where('status', '=', 'open')
    .executeTakeFirst()
  if (open) throw new DomainError('scheduling.open_shift_already', { openShiftId: open.id })
}
