import { dayOf } from '@shiftloom/solver/time'
import { database } from '#app/core/database/database'
import { takeTurns } from '#app/core/database/take_turns'
import { organisationSettings } from '#app/organisation/public/organisation_settings'
import { unitOf } from '#app/requests/limits/entitled/entitled_minutes'
import { hasYearlyLimit, limitFigures } from '#app/requests/limits/figures/limit_years'
import { peopleWithLimits } from '#app/requests/limits/loading/people_with_limits'
import { typesOfLimits } from '#app/requests/limits/loading/types_of_limits'
import type { Locale } from '#contracts/enums'
import type { LimitUnit } from '#contracts/request_limits'

/** One limit of a person in a year. */
export type LimitOfPerson = { employeeId: string; requestTypeId: string; year: number }
export const keyOfBalance = ({ employeeId, requestTypeId, year }: LimitOfPerson): string =>
  `${employeeId} ${requestTypeId} ${year}`

const today = async () => dayOf(Date.now(), (await organisationSettings()).timeZone)
export const thisYearOfLimits = async (): Promise<number> => Number((await today()).slice(0, 4))

/** `texts`: what a file may call it, in small letters. */
export type NamedLimit = { id: string; unit: LimitUnit; texts: string[] }

/** Yearly limits in use, by the names and the shortcut of their types, in every language. */
export async function limitsByName(): Promise<NamedLimit[]> {
  const inUse = (await typesOfLimits('en-US')).filter((type) => !type.archived && hasYearlyLimit(type))
  const named = await database()
    .selectFrom('requestTypes')
    .select(['id', 'name', 'names', 'shortcut'])
    .execute()
  return inUse.map((type) => {
    const { name, names, shortcut } = named.find(({ id }) => id === type.id)!
    const texts = [name, shortcut, ...(name === null ? Object.values(names ?? {}) : [])]
    return { id: type.id, unit: unitOf(type), texts: texts.flatMap((text) => text?.toLowerCase() ?? []) }
  })
}

export const namesOfRequestTypes = async (locale: Locale): Promise<Map<string, string>> =>
  new Map((await typesOfLimits(locale)).map(({ id, name }) => [id, name]))

/**
 * Minutes that are left of each limit, by `keyOfBalance`.
 *
 * @param access `lock`: nothing changes them until this unit of work ends
 */
export async function balancesOf(
  asked: readonly LimitOfPerson[],
  access: 'read' | 'lock'
): Promise<Map<string, number>> {
  if (access === 'lock') await takeTurns('requests')
  const types = await typesOfLimits('en-US')
  const people = await peopleWithLimits([...new Set(asked.map(({ employeeId }) => employeeId))])
  const day = await today()
  return new Map(
    asked.flatMap((one): [string, number][] => {
      const type = types.find(({ id }) => id === one.requestTypeId)
      const person = people.get(one.employeeId)
      if (!type || !person) return []
      const { leftMinutes } = limitFigures(type, person, { types, year: one.year, today: day })
      return [[keyOfBalance(one), leftMinutes]]
    })
  )
}
