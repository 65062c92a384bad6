import type { PlanEntry, PlanVerdict } from '@shiftloom/solver/labour_code/plan/plan_context'
import { sql } from 'kysely'
import { anyOf } from '#app/core/database/any_of'
import { database } from '#app/core/database/database'
import { DomainError } from '#app/core/errors/domain_error'
import { newId } from '#app/core/models/new_id'
import { personNameSql } from '#app/core/person_name'
import { prepareChanges } from '#app/scheduling/public/prepare_changes'
import { timesOf } from '#app/scheduling/public/entry_times'
import { workChanged } from '#app/scheduling/public/plan_check'
import { withoutBreaches } from '#app/scheduling/public/without_breaches'
import type { ScopeLocation } from '#app/scheduling/public/scope'
import { scheduleEntryTypes } from '#contracts/enums'
import type { Day, EntryOperation } from '#contracts/schedule'
import type { RefusedShift, RefusedWay, TemplateShift } from '#contracts/schedule_templates'

/** A shift of a template on a day. */
export type WantedShift = Omit<TemplateShift, 'dayOffset'> & {
  day: Day
  place: ScopeLocation
  comment?: string | null
}

export type Proposed = {
  /** Creates only, including refused shifts, which stay unassigned. */
  operations: Create[]
  refused: RefusedShift[]
  /** What the rules say against those that go through, without refusing them. */
  alerts: ProposedAlert[]
}
export type ProposedAlert = {
  verdict: PlanVerdict
  operation: Create
  personName: string
  works: PlanEntry[]
}
type Create = Extract<EntryOperation, { kind: 'create' }>

/**
 * Which of these shifts can be put in, judged together with everything their people do. Nothing is written: what would
 * be refused is named and left out, or put in without its person.
 */
export async function proposeShifts(wanted: readonly WantedShift[], way: RefusedWay): Promise<Proposed> {
  const people = await knownPeople(wanted.flatMap(({ employeeId }) => employeeId ?? []))
  const positions = await positionsInUse(wanted.flatMap(({ positionId }) => positionId ?? []))
  const refused: RefusedShift[] = []
  const refuse = (shift: WantedShift, reason: string, outcome: RefusedShift['outcome']) => {
    const { day, start, end, positionId, employeeId } = shift
    const personName = (employeeId && people.get(employeeId)?.name) || null
    refused.push({ day, start, end, positionId, employeeId, personName, reason, outcome })
  }

  const possible: { id: string; shift: WantedShift; employeeId: string | null }[] = []
  const take = (shift: WantedShift, employeeId = shift.employeeId) =>
    possible.push({ id: newId(), shift, employeeId })
  const orWithout = (shift: WantedShift, reason: string) => {
    refuse(shift, reason, way === 'skip' ? 'skipped' : 'unassigned')
    if (way === 'unassign') take(shift, null)
  }
  for (const shift of wanted) {
    const impossible = impossibleBecause(shift, positions)
    if (impossible) refuse(shift, impossible, 'skipped')
    else if (!shift.employeeId) take(shift)
    else if (!people.get(shift.employeeId)?.active) orWithout(shift, 'person_left')
    else if (!people.get(shift.employeeId)!.planned) orWithout(shift, 'person_not_planned')
    else take(shift)
  }

  const given = possible.filter(({ employeeId }) => employeeId !== null)
  const { broken, alerts } = await judged(given.map(({ id, shift }) => createOf(id, shift, shift.employeeId)))
  for (const { id, shift } of given) {
    const ruleId = broken.get(id)
    if (ruleId) refuse(shift, ruleId, way === 'skip' ? 'skipped' : 'unassigned')
  }
  const operations = possible
    .filter(({ id }) => way === 'unassign' || !broken.has(id))
    .map(({ id, shift, employeeId }) => createOf(id, shift, broken.has(id) ? null : employeeId))
  refused.sort((a, b) => `${a.day} ${a.start}`.localeCompare(`${b.day} ${b.start}`))
  const named = alerts.map((alert) => ({
    ...alert,
    personName: people.get(alert.verdict.personId)?.name ?? '',
  }))
  return { operations, refused, alerts: named }
}

type Judged = {
  /** The rule each of these shifts would break, were all of the others put in. */
  broken: Map<string, string>
  alerts: Omit<ProposedAlert, 'personName'>[]
}

async function judged(operations: Create[]): Promise<Judged> {
  if (operations.length === 0) return { broken: new Map(), alerts: [] }
  const { possible, left, worse, plan } = await withoutBreaches(
    await prepareChanges(operations, new Map(), 'template')
  )
  const works = [...plan.context.around, ...workChanged(possible)]
  const byId = new Map(operations.map((operation) => [operation.id, operation]))
  const alerts = worse.filter(isOpenAlert).flatMap((verdict) => {
    const id = verdict.shiftIds.findLast((one) => byId.has(one))
    return id === undefined ? [] : [{ verdict, operation: byId.get(id)!, works }]
  })
  return { broken: new Map(left.map(({ entryId, ruleId }) => [entryId, ruleId])), alerts }
}

const isOpenAlert = ({ severity, acceptanceId }: PlanVerdict): boolean =>
  severity === 'alert' && acceptanceId === null

const createOf = (
  id: string,
  { place, positionId, day, start, end, breaks, comment }: WantedShift,
  employeeId: string | null
): Create => ({
  kind: 'create',
  id,
  entry: {
    ...{
      type: scheduleEntryTypes.shift,
      employeeId,
      locationId: place.id,
      positionId,
      day,
      start,
      end,
      breaks,
      ...(comment && { comment }),
    },
  },
})

/** What no person and no choice can help. */
function impossibleBecause(
  { positionId, place, ...shift }: WantedShift,
  positions: ReadonlyMap<string, boolean>
): string | null {
  if (positionId && !positions.has(positionId)) return 'position_archived'
  if (positionId && !positions.get(positionId)) return 'position_hidden'
  try {
    timesOf({ ...shift, fullDay: false }, place.zone)
    return null
  } catch (error) {
    // Breaks that fit the template outlast the shift only where the clocks go forward in it.
    if (error instanceof DomainError) return 'hour_skipped'
    throw error
  }
}

type KnownPerson = { id: string; name: string; active: boolean; planned: boolean }

async function knownPeople(ids: string[]): Promise<Map<string, KnownPerson>> {
  const found = await database()
    .selectFrom('employees')
    .select([
      'id',
      sql.raw<string>(personNameSql('name', 'surname')).as('name'),
      sql<boolean>`archived_at is null`.as('active'),
      sql<boolean>`not disabled_in_schedule`.as('planned'),
    ])
    .where('id', '=', anyOf([...new Set(ids)]))
    .execute()
  return new Map(found.map((person) => [person.id, person]))
}

/** Those in use, and whether the schedule offers them. */
async function positionsInUse(ids: string[]): Promise<Map<string, boolean>> {
  const found = await database()
    .selectFrom('positions')
    .select(['id', 'visible'])
    .where('id', '=', anyOf([...new Set(ids)]))
    .where('archivedAt', 'is', null)
    .execute()
  return new Map(found.map(({ id, visible }) => [id, visible]))
}
