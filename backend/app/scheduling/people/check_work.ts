import { overlaps, type Period } from '@shiftloom/solver/time'
import { checkChange, type Verdict } from '@shiftloom/solver/labour_code/check'
import { lawPacks } from '@shiftloom/solver/labour_code/law_packs'
import type { Work } from '@shiftloom/solver/labour_code/planned_work'
import { ruleIds, type RuleId, type RuleSettings } from '@shiftloom/solver/labour_code/rule'
import type { DomainErrorCode } from '#contracts/errors'
import type { EntryChange, EntryContent } from '#app/scheduling/entries/entry'
import { entriesWhere } from '#app/scheduling/entries/entry_rows'
import { factsOn, personRecords, type PersonRecord } from '#app/scheduling/people/person_facts'
import { absenceTypes, isAbsence, isWork, workTypes } from '#app/scheduling/people/work_types'

/** Why an entry cannot become what a change makes of it. */
export type Refusal = {
  entryId: string
  code: DomainErrorCode
  /** `entryId` in here is the entry in the way. */
  details: { employeeId: string; entryId?: string }
}

const codes: Partial<Record<RuleId, DomainErrorCode>> = {
  employment: 'scheduling.person_not_employed',
  qualification: 'scheduling.person_not_qualified',
  location: 'scheduling.person_not_in_location',
  absence: 'scheduling.person_absent',
  overlap: 'scheduling.person_already_works',
}
/** What blocks a change here; hours and rests are shown beside the schedule and do not. */
const settingsOf = (blocking: RuleId[]): RuleSettings =>
  Object.fromEntries(ruleIds.map((id) => [id, blocking.includes(id) ? 'block' : 'off'])) as RuleSettings
const rulesOf = (blocking: RuleId[]) => ({
  limits: lawPacks.EU,
  settings: settingsOf(blocking),
  calendar: { zone: 'UTC', weeks: [], sundays: [] },
})
const together = rulesOf(['overlap'])
const ofWork = rulesOf(['employment', 'qualification', 'location', 'absence'])
const ofOthers = rulesOf(['employment', 'location'])

type Item = EntryContent & { entryId: string }
type ByPerson = Map<string | null, Item[]>
/** What people do besides the changed entries, and when they are away. */
type Around = { work: ByPerson; absences: ByPerson }

/** Works of one person that would overlap; the people are locked by the caller. */
export async function overlapsOf(changes: EntryChange[]): Promise<Refusal[]> {
  const { work } = await entriesAround(changes, changes)
  return clashesOf(changes, work)
}

/** Everything that refuses these changes: overlaps, and what the people's records say about each entry. */
export async function refusalsOf(changes: EntryChange[]): Promise<Refusal[]> {
  const relevant = changes.filter(decidesAboutPerson)
  const people = peopleOf(relevant)
  if (people.length === 0) return []
  const [around, records] = [await entriesAround(relevant, changes), await personRecords(people)]
  return [
    ...relevant.flatMap((change) => personalRefusals(change, records, around)),
    ...clashesOf(changes, around.work),
  ]
}

/** A new comment is no decision about a person; giving, moving or requalifying an entry is. */
function decidesAboutPerson({ before, after }: EntryChange): boolean {
  if (!after) return false
  if (!before || before.employeeId !== after.employeeId || before.type !== after.type) return true
  return (
    before.startsAt !== after.startsAt ||
    before.endsAt !== after.endsAt ||
    before.positionId !== after.positionId ||
    before.locationId !== after.locationId
  )
}

const peopleOf = (changes: EntryChange[]): string[] => [
  ...new Set(changes.flatMap(({ after }) => (after?.employeeId ? [after.employeeId] : []))),
]

/** Work and absences of the people of `relevant` as they will be: stored ones without `changes`, and absences with them. */
async function entriesAround(relevant: EntryChange[], changes: EntryChange[]): Promise<Around> {
  const afters = relevant.flatMap(({ after }) => (after?.employeeId ? [after] : []))
  if (afters.length === 0) return { work: new Map(), absences: new Map() }
  const found = await entriesWhere(
    `e.employee_id = any(?::uuid[]) and e.starts_at < ? and e.ends_at > ? and e.deleted_at is null
     and e.type = any(?::int[]) and not e.id = any(?::uuid[])`,
    [
      peopleOf(relevant),
      latest(afters.map(({ endsAt }) => endsAt)),
      earliest(afters.map(({ startsAt }) => startsAt)),
      [...workTypes, ...absenceTypes],
      changes.map(({ entryId }) => entryId),
    ]
  )
  const stored = found.map((entry) => ({ ...entry, entryId: entry.id }))
  return {
    work: byPerson(stored.filter(({ type }) => isWork(type))),
    absences: byPerson([...stored, ...sideOf(changes, 'after')].filter(({ type }) => isAbsence(type))),
  }
}
const byPerson = (items: Item[]): ByPerson => Map.groupBy(items, ({ employeeId }) => employeeId)
const sideOf = (changes: EntryChange[], side: 'before' | 'after'): Item[] =>
  changes.flatMap(({ entryId, [side]: content }) => (content ? [{ ...content, entryId }] : []))
const earliest = (instants: string[]) => instants.reduce((a, b) => (a < b ? a : b))
const latest = (instants: string[]) => instants.reduce((a, b) => (a > b ? a : b))

function clashesOf(changes: EntryChange[], around: ByPerson): Refusal[] {
  const changed = new Set(changes.map(({ entryId }) => entryId))
  const works = (side: 'before' | 'after') =>
    byPerson(sideOf(changes, side).filter(({ type }) => isWork(type)))
  const [before, after] = [works('before'), works('after')]
  return peopleOf(changes).flatMap((personId) => {
    const timeline = (items: ByPerson): Work[] =>
      [...(around.get(personId) ?? []), ...(items.get(personId) ?? [])].map(workOf)
    const verdicts = checkChange(nobody(personId), timeline(before), timeline(after), together)
    return verdicts.flatMap((verdict) => clashOf(verdict, changed))
  })
}

function clashOf({ shiftIds, personId }: Verdict, changed: Set<string>): Refusal[] {
  const [first, last] = [shiftIds[0]!, shiftIds.at(-1)!]
  // Told about is the entry that was changed; of two changed ones the later is in the way of the earlier.
  const entryId = changed.has(last) ? last : first
  const other = entryId === last ? first : last
  if (!changed.has(entryId)) return []
  return [{ entryId, code: codes.overlap!, details: { employeeId: personId, entryId: other } }]
}

function personalRefusals(
  { entryId, before, after }: EntryChange,
  records: Map<string, PersonRecord>,
  { absences }: Around
): Refusal[] {
  const record = after?.employeeId ? records.get(after.employeeId) : undefined
  if (!after || !record) return []
  const away = absences.get(record.id) ?? []
  const facts = factsOn(after.day, record, after.zone, away.map(periodOf))
  const same = before?.employeeId === after.employeeId && before.type === after.type
  const old = same ? [workOf({ ...before, entryId })] : []
  const verdicts = checkChange(
    facts,
    old,
    [workOf({ ...after, entryId })],
    isWork(after.type) ? ofWork : ofOthers
  )
  return verdicts.map(({ ruleId }) => ({
    entryId,
    code: codes[ruleId]!,
    details: { employeeId: record.id, ...(ruleId === 'absence' && { entryId: absenceIn(after, away) }) },
  }))
}

const absenceIn = (work: EntryContent, away: Item[]): string | undefined =>
  away.find((absence) => overlaps(periodOf(absence), periodOf(work)))?.entryId

const periodOf = ({ startsAt, endsAt }: EntryContent): Period => ({
  start: Date.parse(startsAt),
  end: Date.parse(endsAt),
})

const workOf = (item: Item): Work => ({
  id: item.entryId,
  ...periodOf(item),
  locationId: item.locationId,
  positionId: item.positionId,
  workMinutes: item.workMinutes,
  day: item.day,
  zone: item.zone,
})

/** Overlaps are found without knowing anything about the person. */
const nobody = (id: string) =>
  factsOn('1970-01-01', { id, positionIds: [], locationIds: [], contracts: [] }, 'UTC', [])
