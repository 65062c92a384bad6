import { anyOf } from '#app/core/database/any_of'
import { database } from '#app/core/database/database'
import { organisationContext } from '#app/core/organisation_context'
import { holidaysBetween } from '#app/labour_code/public/holidays_between'
import { scheduleEntryTypes, type Locale, type ScheduleEntryType } from '#contracts/enums'
import type { PublishedFace, ScheduleEntry, SchedulePerson, ScheduleRange } from '#contracts/schedule'
import type { DaySpan, EntryFacts } from '#app/scheduling/entries/entry'
import { absenceTypes, isWork } from '#app/scheduling/people/work_types'
import { publishedFacts } from '#app/scheduling/entries/planned_entries'
import { visiblePeople } from '#app/scheduling/people/visible_people'
import { scheduleRevision } from '#app/scheduling/entries/revision'
import { countriesOf, type ScopeLocation } from '#app/scheduling/scope/locations_in_scope'
import {
  peopleById,
  transformPerson,
  withNorms,
  type PersonRow,
} from '#app/scheduling/people/schedule_people'

type FaceRow = Awaited<ReturnType<typeof facesOf>>[number]

/**
 * The schedule as staff see it: published faces and nothing else, of themselves and of the co-workers they may see at
 * these locations. Of others' absences only that there is one; of their availability nothing.
 */
export async function publishedSchedule(
  range: DaySpan,
  locations: ScopeLocation[],
  locale: Locale
): Promise<ScheduleRange> {
  const { employeeId } = organisationContext.actor()
  const ids = locations.map(({ id }) => id)
  const revision = await scheduleRevision()
  const visible = employeeId ? await visiblePeople(employeeId, ids) : []
  const faces = await facesOf(range, visible)
  const own = faces.filter(({ face }) => face.employeeId === employeeId)
  const others = faces.filter(
    ({ face, facts }) => face.employeeId !== employeeId && isOthersBusiness(face, facts, ids)
  )
  return {
    ...range,
    people: await peopleShown(visible, employeeId, range),
    entries: [...own.map(ownEntry), ...others.map(coworkerEntry)],
    holidays: await holidaysBetween(range, countriesOf(locations), locale),
    revision,
  }
}

const facesOf = ({ from, until }: DaySpan, personIds: string[]) =>
  database()
    .selectFrom('scheduleEntries as e')
    .select(['e.id', 'e.version', publishedFacts.as('facts')])
    .select(({ ref }) => ref('e.published').$notNull().as('face'))
    .where('e.publishedDay', '>=', from)
    .where('e.publishedDay', '<', until)
    .where('e.publishedEmployeeId', '=', anyOf(personIds))
    .execute()

/** Work elsewhere stays hidden; an absence explains why a person is not there. */
const isOthersBusiness = (face: PublishedFace, { type }: EntryFacts, locationIds: string[]): boolean =>
  isWork(type) ? locationIds.includes(face.locationId) : absenceTypes.includes(type)

const ownEntry = ({ id, version, face, facts }: FaceRow): ScheduleEntry => ({
  id,
  version,
  ...facts,
  ...face,
  locked: false,
  source: 'manual',
  state: 'published',
  published: face,
})

function coworkerEntry({ id, version, face, facts }: FaceRow): ScheduleEntry {
  const type: ScheduleEntryType = isWork(facts.type) ? facts.type : scheduleEntryTypes.absence
  const bare = { ...face, comment: null, breaks: isWork(facts.type) ? face.breaks : [] }
  return { ...ownEntry({ id, version, face: bare, facts }), type, code: null, availability: null }
}

/** What others owe by contract is theirs to know. */
async function peopleShown(ids: string[], me: string | null, range: DaySpan): Promise<SchedulePerson[]> {
  const people = await peopleById(ids)
  const mine = await withNorms(
    people.filter(({ id }) => id === me),
    range
  )
  return people.map((person) => (person.id === me ? mine[0]! : coworker(person)))
}
const coworker = (person: PersonRow): SchedulePerson =>
  transformPerson({ ...person, tagIds: [], breaks: [] }, 1, 0)
