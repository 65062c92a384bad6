import { anyOf } from '#app/core/database/any_of'
import { organisationContext } from '#app/core/organisation_context'
import { assigning, isStillOpen } from '#app/scheduling/claims/open_entry'
import {
  claimsOf,
  isForActor,
  openShiftRows,
  type ClaimRow,
  type OpenShiftRow,
} from '#app/scheduling/claims/reading/open_shift_rows'
import { judgeCommands } from '#app/scheduling/commands/judge_commands'
import type { StoredEntry } from '#app/scheduling/entries/entry'
import { entriesById } from '#app/scheduling/entries/entry_rows'
import { obstacleOf } from '#app/scheduling/swaps/partners/obstacle'
import { namesOfShifts } from '#app/scheduling/swaps/reading/names_of_shifts'
import { can } from '#contracts/abilities'
import type { OpenShift, OpenShiftRights, OpenShiftStatus } from '#contracts/open_shifts'
import type { SwapObstacle } from '#contracts/swaps'

/** Open shifts as the actor may see them, with what the rules say of a claim of their own. */
export async function wireOpenShifts(rows: readonly OpenShiftRow[]): Promise<OpenShift[]> {
  const { employeeId } = organisationContext.actor()
  const claims = Map.groupBy(await claimsOf(rows.map(({ id }) => id)), ({ openShiftId }) => openShiftId)
  const named = await namesOfShifts(rows.map(({ shift }) => shift))
  const entries = await entriesById([...new Set(rows.map(({ entryId }) => entryId))])
  const mine = await claimableBy(rows, entries)
  const obstacles = await obstaclesFor(mine, entries)
  return rows.map((row) => {
    const all = claims.get(row.id) ?? []
    const status = statusOf(row, entries)
    const own = all.find((claim) => claim.employeeId === employeeId)?.outcome ?? null
    const obstacle = obstacles.get(row.id) ?? null
    return {
      ...{ id: row.id, version: row.version, status, shift: named(row.shift), rule: row.rule },
      ...{ closesAt: row.closesAt.toISOString(), createdAt: row.createdAt.toISOString(), own, obstacle },
      claimants: seenOf(row, all).map(({ employeeId: id, name, surname, claimedAt, outcome }) => ({
        ...{ employee: { id, name, surname }, claimedAt: claimedAt.toISOString(), outcome },
      })),
      rights: rightsOf(row, {
        ...{ status, waits: own === 'waiting' },
        mayClaim: own === null && obstacle === null && mine.some(({ id }) => id === row.id),
      }),
    }
  })
}

/** A shift that has changed can no longer be claimed, whether or not anyone has looked since. */
const statusOf = (row: OpenShiftRow, entries: Map<string, StoredEntry>): OpenShiftStatus =>
  row.status === 'open' && !isStillOpen(row.shift, entries.get(row.entryId)) ? 'outdated' : row.status

const isCollecting = ({ status, closesAt }: OpenShiftRow): boolean =>
  status === 'open' && closesAt.getTime() > Date.now()

/** Those that the actor is in the group of, and that still collect claims. */
async function claimableBy(
  rows: readonly OpenShiftRow[],
  entries: Map<string, StoredEntry>
): Promise<OpenShiftRow[]> {
  const { employeeId, role } = organisationContext.actor()
  const collecting = rows.filter(
    (row) => isCollecting(row) && isStillOpen(row.shift, entries.get(row.entryId))
  )
  if (!employeeId || !can(role, 'swaps.propose') || collecting.length === 0) return []
  return openShiftRows()
    .where('o.id', '=', anyOf(collecting.map(({ id }) => id)))
    .where(isForActor())
    .execute()
}

async function obstaclesFor(
  rows: readonly OpenShiftRow[],
  entries: Map<string, StoredEntry>
): Promise<Map<string, SwapObstacle | null>> {
  if (rows.length === 0) return new Map()
  const me = organisationContext.actor().employeeId!
  const judged = await judgeCommands(rows.map(({ entryId }) => assigning(entries.get(entryId)!, me)))
  return new Map(rows.map(({ id }, place) => [id, obstacleOf(judged[place]!.refused[0]?.ruleId)]))
}

const plansAt = (row: OpenShiftRow): boolean => {
  const { role, locationIds } = organisationContext.actor()
  return can(role, 'schedule.edit') && (locationIds?.includes(row.shift.locationId) ?? true)
}

/** People who claim see no others who do. */
const seenOf = (row: OpenShiftRow, claims: ClaimRow[]): ClaimRow[] =>
  plansAt(row)
    ? claims
    : claims.filter(({ employeeId }) => employeeId === organisationContext.actor().employeeId)

type Known = { status: OpenShiftStatus; waits: boolean; mayClaim: boolean }

const rightsOf = (row: OpenShiftRow, { status, waits, mayClaim }: Known): OpenShiftRights => ({
  claim: status === 'open' && mayClaim,
  takeBack: row.status === 'open' && waits,
  withdraw: row.status === 'open' && plansAt(row),
  decide: status === 'open' && plansAt(row),
})
