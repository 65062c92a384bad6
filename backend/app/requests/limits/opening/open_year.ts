import { dayOf, type Day } from '@shiftloom/solver/time'
import { database } from '#app/core/database/database'
import { insertAll } from '#app/core/database/insert_all'
import { takeTurns } from '#app/core/database/take_turns'
import { newId } from '#app/core/models/new_id'
import { organisationContext } from '#app/core/organisation_context'
import { organisationSettings } from '#app/organisation/public/organisation_settings'
import { monthsAtWork } from '#app/requests/limits/entitled/months_at_work'
import { hasYearlyLimit, limitFigures } from '#app/requests/limits/figures/limit_years'
import { typesOfLimits } from '#app/requests/limits/loading/types_of_limits'
import { peopleWithLimits } from '#app/requests/limits/loading/people_with_limits'

/** The year that has begun by the organisation's clock. */
export async function openThisYear(now = Date.now()): Promise<number> {
  return openYear(dayOf(now, (await organisationSettings()).timeZone))
}

/**
 * Opens the year of a day for everyone employed in it, for each limit that was not opened yet: what it begins with is
 * written into the history, and what it leaves goes over to the next year. Repeating it opens nothing twice.
 *
 * @returns how many limits were opened
 */
export async function openYear(today: Day): Promise<number> {
  await takeTurns('requests')
  const year = Number(today.slice(0, 4))
  const types = await typesOfLimits('en-US')
  const limited = types.filter((type) => !type.archived && hasYearlyLimit(type))
  if (limited.length === 0) return 0
  const ids = (
    await database().selectFrom('employees').select('id').where('archivedAt', 'is', null).execute()
  ).map(({ id }) => id)
  const { id: organisationId } = organisationContext.current()
  const opened = [...(await peopleWithLimits(ids))].flatMap(([employeeId, person]) => {
    if (monthsAtWork(person.contracts, year).length === 0) return []
    const there = new Set(
      person.entries
        .filter((one) => one.kind === 'opened' && one.year === year)
        .map((one) => one.requestTypeId)
    )
    return limited
      .filter(({ id }) => !there.has(id))
      .map((type) => {
        const figures = limitFigures(type, person, { types, year, today })
        return {
          ...{
            id: newId(),
            organisationId,
            employeeId,
            requestTypeId: type.id,
            year,
            kind: 'opened' as const,
          },
          ...{ minutes: figures.entitledMinutes, carriedMinutes: figures.carriedMinutes },
        }
      })
  })
  await insertAll('limitEntries', opened)
  return opened.length
}
