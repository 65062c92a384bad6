import { dayOf } from '@shiftloom/solver/time'
import { database } from '#app/core/database/database'
import { notFound } from '#app/core/errors/domain_error'
import { organisationContext } from '#app/core/organisation_context'
import { personNameOf } from '#app/core/person_name'
import { findEmployees, type FoundEmployee } from '#app/organisation/public/find_employees'
import { organisationSettings } from '#app/organisation/public/organisation_settings'
import { unitOf } from '#app/requests/limits/entitled/entitled_minutes'
import { carriedDueOn, hasYearlyLimit, limitFigures } from '#app/requests/limits/figures/limit_years'
import { typesOfLimits } from '#app/requests/limits/loading/types_of_limits'
import { peopleWithLimits } from '#app/requests/limits/loading/people_with_limits'
import { can } from '#contracts/abilities'
import type { Locale } from '#contracts/enums'
import type { LimitEntry, PersonLimits } from '#contracts/request_limits'

/**
 * The limits of a person in a year, of themselves or for users who read limits. Archived types are listed where something
 * was taken or entered.
 *
 * @throws core.not_found also for people whose limits the actor may not read
 */
export async function personLimits(
  employeeId: string,
  year: number | null,
  locale: Locale
): Promise<PersonLimits> {
  const { id, name, surname } = await personWhoseLimits(employeeId)
  const person = (await peopleWithLimits([id])).get(id)
  if (!person) throw notFound()
  const today = dayOf(Date.now(), (await organisationSettings()).timeZone)
  const asked = year ?? Number(today.slice(0, 4))
  const types = await typesOfLimits(locale)
  const { country, workedSince, firstJob, conditions, conditionsSince, youngestChildOn, version } = person
  const limits = types
    .filter(hasYearlyLimit)
    .map((type) => {
      const figures = limitFigures(type, person, { types, year: asked, today })
      const { id: requestTypeId, name, shortcut, color, archived, overtimeCompensation, overLimit } = type
      return {
        ...{ requestTypeId, name, shortcut, color, archived, overtimeCompensation, overLimit },
        ...{ unit: unitOf(type), carriedDueOn: carriedDueOn(type, country, asked), ...figures },
      }
    })
    .filter(
      ({ archived, ...one }) => !archived || one.usedMinutes + one.plannedMinutes + one.correctedMinutes !== 0
    )
  return {
    ...{ employee: { id, name, surname }, year: asked, country },
    facts: { workedSince, firstJob, conditions, conditionsSince, youngestChildOn, version },
    limits,
    entries: await entriesOfYear(id, asked, locale),
  }
}

/** @throws core.not_found for people whose limits the actor may not read */
export async function personWhoseLimits(employeeId: string): Promise<FoundEmployee> {
  const actor = organisationContext.actor()
  const person = (await findEmployees([employeeId])).get(employeeId)
  if (!person || (employeeId !== actor.employeeId && !can(actor.role, 'request_limits.read')))
    throw notFound({ employeeId })
  return person
}

async function entriesOfYear(employeeId: string, year: number, locale: Locale): Promise<LimitEntry[]> {
  const named = new Map((await typesOfLimits(locale)).map(({ id, name }) => [id, name]))
  const found = await database()
    .selectFrom('limitEntries as l')
    .leftJoin('users as u', 'u.id', 'l.byUserId')
    .select([
      'l.id',
      'l.requestTypeId',
      'l.year',
      'l.kind',
      'l.minutes',
      'l.carriedMinutes',
      'l.reason',
      'l.at',
    ])
    .select(({ ref, eb }) => [
      personNameOf(ref('u.name'), ref('u.surname'), locale).as('by'),
      eb('u.id', 'is not', null).$castTo<boolean>().as('isByPerson'),
    ])
    .where('l.employeeId', '=', employeeId)
    .where('l.year', '=', year)
    .orderBy('l.at', 'desc')
    .orderBy('l.id', 'desc')
    .execute()
  return found.flatMap(({ at, by, isByPerson, ...entry }) => {
    const typeName = named.get(entry.requestTypeId)
    return typeName === undefined
      ? []
      : [{ ...entry, typeName, at: at.toISOString(), by: isByPerson ? by : null }]
  })
}
