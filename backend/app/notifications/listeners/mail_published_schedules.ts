import { addDays } from '@shiftloom/solver/time'
import { sendMail } from '#app/core/mail/send_mail'
import { organisationContext, rows } from '#app/core/organisation_context'
import { findEmployees, type FoundEmployee } from '#app/organisation/public/find_employees'
import { publishedEntries, type PlannedEntry } from '#app/scheduling/public/planned_entries'
import type { PersonChanges, SchedulePublished } from '#app/scheduling/public/events'
import { localeOf, scheduleEntryTypes, type LanguageId } from '#contracts/enums'
import { scheduleMail, type ScheduleMailShift } from '#app/notifications/mails/schedule_mail'

const { shift, delegation, partialDelegation, availability: _said, ...away } = scheduleEntryTypes
const work: number[] = [shift, delegation, partialDelegation]
const shownTypes = [shift, delegation, partialDelegation, ...Object.values(away)]

type Names = { organisation: string; locations: Record<string, string>; positions: Record<string, string> }
type Recipient = FoundEmployee & { email: string }

/** One mail to each person whose schedule is different now, in their language, with everything they see of the range. */
export async function mailPublishedSchedules({ details }: SchedulePublished): Promise<void> {
  const { organisationId, from, until, people } = details
  if (people.length === 0) return
  await organisationContext.run(organisationId, async () => {
    const recipients = await recipientsOf(people)
    const employeeIds = recipients.map(({ id }) => id)
    const entries = await publishedEntries({ from, until, employeeIds, types: shownTypes })
    const byPerson = Map.groupBy(entries, ({ employeeId }) => employeeId)
    const names = await namesHere()
    const changes = new Map(people.map((person) => [person.employeeId, person]))
    const languages = await languagesOf(recipients)
    for (const person of recipients) {
      const { added, changed, removed } = changes.get(person.id)!
      const locale = localeOf(languages.get(person.userId!) ?? person.language)
      const shifts = (byPerson.get(person.id) ?? []).map((entry) => shiftOf(entry, names))
      const mail = scheduleMail({
        ...{ locale, name: person.name, organisation: names.organisation },
        ...{ from, last: addDays(until, -1), added, changed, removed, shifts },
      })
      await sendMail({ organisationId, to: person.email, locale, ...mail })
    }
  })
}

/** People with an address who did not turn this notice off. */
async function recipientsOf(people: PersonChanges[]): Promise<Recipient[]> {
  const found = await findEmployees(people.map(({ employeeId }) => employeeId))
  return people.flatMap(({ employeeId, changed, removed }) => {
    const person = found.get(employeeId)
    const notice = changed === 0 && removed === 0 ? 'new_schedule' : 'updated_schedule'
    const wanted = person?.notificationPreferences[notice]?.mail ?? true
    return person && !person.archived && person.email && wanted ? [{ ...person, email: person.email }] : []
  })
}

/** What people chose for themselves counts, not what was entered when they were added. */
async function languagesOf(people: Recipient[]): Promise<Map<string, LanguageId>> {
  const found = await rows<{ id: string; language: LanguageId }>(
    'select id, language from users where id = any(?::uuid[])',
    [people.flatMap(({ userId }) => userId ?? [])]
  )
  return new Map(found.map(({ id, language }) => [id, language]))
}

async function namesHere(): Promise<Names> {
  const [names] = await rows<Names>(
    `select o.name as organisation,
       coalesce((select jsonb_object_agg(id, name) from locations), '{}') as locations,
       coalesce((select jsonb_object_agg(id, name) from positions), '{}') as positions
     from organisations o`
  )
  return names!
}

const shiftOf = (entry: PlannedEntry, { locations, positions }: Names): ScheduleMailShift => ({
  day: entry.day,
  start: entry.start,
  end: entry.end,
  fullDay: entry.fullDay,
  position: entry.positionId ? (positions[entry.positionId] ?? null) : null,
  location: locations[entry.locationId] ?? '',
  isWork: work.includes(entry.type),
})
