import { dayOf } from '@shiftloom/solver/time'
import { unitOf } from '#app/requests/limits/entitled/entitled_minutes'
import { hasYearlyLimit, limitFigures } from '#app/requests/limits/figures/limit_years'
import { typesOfLimits } from '#app/requests/limits/loading/types_of_limits'
import { peopleWithLimits } from '#app/requests/limits/loading/people_with_limits'
import type { PersonAsked } from '#app/requests/people/person_asked'
import { requestStatuses as statuses, type Locale } from '#contracts/enums'
import type { RequestBalance, RequestDay } from '#contracts/filed_requests'

type Asked = { requestTypeId: string; days: readonly RequestDay[] }

/**
 * What the years that a request touches have left with it, for its own type and for the yearly leave where its days are
 * taken from that as well. Types without a yearly limit have no balance.
 *
 * @param exceptId a request that is left out: the one being changed
 */
export async function balancesOf(
  person: PersonAsked,
  asked: Asked,
  { locale, exceptId }: { locale: Locale; exceptId: string | null }
): Promise<RequestBalance[]> {
  const types = await typesOfLimits(locale)
  const own = types.find(({ id }) => id === asked.requestTypeId)
  const counted = [own, own?.affectsVacationLimit ? types.find((type) => type.primaryVacation) : undefined]
    .filter((type) => type !== undefined)
    .filter(hasYearlyLimit)
  const held =
    counted.length === 0 ? undefined : (await peopleWithLimits([person.id], exceptId)).get(person.id)
  if (!held) return []
  const today = dayOf(Date.now(), person.place.zone)
  const taking = asked.days.filter(({ minutes }) => minutes > 0)
  const status = statuses.pending
  const withThis = taking.map(({ day, minutes }) => ({
    requestTypeId: asked.requestTypeId,
    status,
    day,
    minutes,
  }))
  const years = [...new Set(taking.map(({ day }) => Number(day.slice(0, 4))))]
  return years.flatMap((year) =>
    counted.map((type): RequestBalance => {
      const before = limitFigures(type, held, { types, year, today })
      const after = limitFigures(
        type,
        { ...held, taken: [...held.taken, ...withThis] },
        { types, year, today }
      )
      const { entitledMinutes, carriedMinutes, correctedMinutes } = after
      const { usedMinutes, plannedMinutes, pendingMinutes } = before
      return {
        ...{
          year,
          requestTypeId: type.id,
          typeName: type.name,
          unit: unitOf(type),
          overLimit: type.overLimit,
        },
        grantedMinutes: entitledMinutes + carriedMinutes + correctedMinutes,
        ...{ usedMinutes, plannedMinutes, pendingMinutes, leftMinutes: after.leftMinutes },
        askedMinutes: after.pendingMinutes - pendingMinutes,
      }
    })
  )
}
