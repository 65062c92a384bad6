import { DomainError } from '#app/core/errors/domain_error'
import { newId } from '#app/core/models/new_id'
import { rows } from '#app/core/organisation_context'
import { personNameSql } from '#app/core/person_name'
import { prepareChanges } from '#app/scheduling/commands/prepare_changes'
import { timesOf } from '#app/scheduling/entries/entry_times'
import { withoutBreaches } from '#app/scheduling/rules/without_breaches'
import type { ScopeLocation } from '#app/scheduling/scope'
import { scheduleEntryTypes } from '#contracts/enums'
import type { Day, EntryOperation } from '#contracts/schedule'
import type { RefusedShift, RefusedWay, TemplateShift } from '#contracts/schedule_templates'

/** A shift of a template on a day. */
export type WantedShift = Omit<TemplateShift, 'dayOffset'> & { day: Day; place: ScopeLocation }

export type Proposed = {
  /** Creates only; a refused shift that nobody gets is among them. */
  operations: Extract<EntryOperation, { kind: 'create' }>[]
  refused: RefusedShift[]
}

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
    else if (shift.employeeId && !people.get(shift.employeeId)?.active) orWithout(shift, 'person_left')
    else take(shift)
  }

  const given = possible.filter(({ employeeId }) => employeeId !== null)
  const broken = await brokenRules(given.map(({ id, shift }) => createOf(id, shift, shift.employeeId)))
  for (const { id, shift } of given) {
    const ruleId = broken.get(id)
    if (ruleId) refuse(shift, ruleId, way === 'skip' ? 'skipped' : 'unassigned')
  }
  const operations = possible
    .filter(({ id }) => way === 'unassign' || !broken.has(id))
    .map(({ id, shift, employeeId }) => createOf(id, shift, broken.has(id) ? null : employeeId))
  refused.sort((a, b) => `${a.day} ${a.start}`.localeCompare(`${b.day} ${b.start}`))
  return { operations, refused }
}

/** The rule each of these shifts would break, were all of the others put in. */
async function brokenRules(operations: EntryOperation[]): Promise<Map<string, string>> {
  if (operations.length === 0) return new Map()
  const { left } = await withoutBreaches(await prepareChanges(operations, new Map(), 'template'))
  return new Map(left.map(({ entryId, ruleId }) => [entryId, ruleId]))
}

const createOf = (
  id: string,
  { place, positionId, day, start, end, breaks }: WantedShift,
  employeeId: string | null
): Proposed['operations'][number] => ({
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
    },
  },
})

/** What no person and no choice can help. */
function impossibleBecause(
  { positionId, place, ...shift }: WantedShift,
  positions: ReadonlySet<string>
): string | null {
  if (positionId && !positions.has(positionId)) return 'position_archived'
  try {
    timesOf({ ...shift, fullDay: false }, place.zone)
    return null
  } catch (error) {
    // Breaks that fit the template outlast the shift only where the clocks go forward in it.
    if (error instanceof DomainError) return 'hour_skipped'
    throw error
  }
}

type KnownPerson = { id: string; name: string; active: boolean }

async function knownPeople(ids: string[]): Promise<Map<string, KnownPerson>> {
  const found = await rows<KnownPerson>(
    `select id, ${personNameSql('name', 'surname')} as name, archived_at is null as active from employees
     where id = any(?::uuid[])`,
    [[...new Set(ids)]]
  )
  return new Map(found.map((person) => [person.id, person]))
}

async function positionsInUse(ids: string[]): Promise<Set<string>> {
  const found = await rows<{ id: string }>(
    'select id from positions where id = any(?::uuid[]) and archived_at is null',
    [[...new Set(ids)]]
  )
  return new Set(found.map(({ id }) => id))
}
