import { dayOf } from '@shiftloom/solver/time'
import { sql } from 'kysely'
import { database } from '#app/core/database/database'
import type { NormContract } from '#app/labour_code/public/nominal_minutes'
import { grantedMinutes } from '#app/requests/counting/granted_minutes'
import { nameIn } from '#app/requests/queries/load_request_types'
import type { PersonAsked } from '#app/requests/people/person_asked'
import { requestStatuses as statuses, type Locale } from '#contracts/enums'
import type { RequestBalance, RequestDay, RequestStatus } from '#contracts/filed_requests'

type LimitedType = {
  id: string
  name: string
  daysCount: number | null
  limitPer: 'year' | 'request'
  affectsVacationLimit: boolean
  primaryVacation: boolean
}
type Asked = { requestTypeId: string; days: readonly RequestDay[] }
type Taken = { requestTypeId: string; status: RequestStatus; day: string; minutes: number }

/**
 * What the years that a request touches have left with it, for its own type and for the yearly leave where its days are
 * taken from that as well. Types without a yearly limit have no balance.
 *
 * @param exceptId a request that is left out: the one being changed
 */
export async function balancesOf(
  person: PersonAsked,
  asked: Asked,
  { locale, contracts, exceptId }: { locale: Locale; contracts: NormContract[]; exceptId: string | null }
): Promise<RequestBalance[]> {
  const types = await limitedTypes(locale)
  const own = types.find(({ id }) => id === asked.requestTypeId)
  const primary = own?.affectsVacationLimit ? types.find((type) => type.primaryVacation) : undefined
  const counted = [own, primary].filter((type) => type !== undefined).filter(hasYearlyLimit)
  if (counted.length === 0) return []
  const taken = await takenDays(person.id, exceptId)
  const today = dayOf(Date.now(), person.place.zone)
  const years = [...new Set(asked.days.filter(({ minutes }) => minutes > 0).map(({ day }) => yearOf(day)))]
  return years.flatMap((year) =>
    counted.map((type): RequestBalance => {
      const drawsOn = new Set(
        types
          .filter((one) => one.id === type.id || (type.primaryVacation && one.affectsVacationLimit))
          .map(({ id }) => id)
      )
      const ofYear = taken.filter((one) => drawsOn.has(one.requestTypeId) && yearOf(one.day) === year)
      const sum = (rows: readonly { minutes: number }[]) =>
        rows.reduce((total, one) => total + one.minutes, 0)
      const approved = ofYear.filter(({ status }) => status === statuses.approved)
      const figures = {
        grantedMinutes: grantedMinutes(type, contracts, year),
        usedMinutes: sum(approved.filter(({ day }) => day < today)),
        plannedMinutes: sum(approved.filter(({ day }) => day >= today)),
        pendingMinutes: sum(ofYear.filter(({ status }) => status === statuses.pending)),
        askedMinutes: sum(asked.days.filter(({ day }) => yearOf(day) === year)),
      }
      const { grantedMinutes: granted, usedMinutes, plannedMinutes, pendingMinutes, askedMinutes } = figures
      const leftMinutes = granted - usedMinutes - plannedMinutes - pendingMinutes - askedMinutes
      return { year, requestTypeId: type.id, typeName: type.name, ...figures, leftMinutes }
    })
  )
}

const yearOf = (day: string): number => Number(day.slice(0, 4))
const hasYearlyLimit = ({ daysCount, limitPer }: LimitedType): boolean =>
  daysCount !== null && limitPer === 'year'

/** Archived ones too: what was taken from them stays taken. */
const limitedTypes = (locale: Locale): Promise<LimitedType[]> =>
  database()
    .selectFrom('requestTypes')
    .select([
      'id',
      nameIn(locale).as('name'),
      'daysCount',
      'limitPer',
      'affectsVacationLimit',
      'primaryVacation',
    ])
    .execute()

async function takenDays(employeeId: string, exceptId: string | null): Promise<Taken[]> {
  const { rows } = await sql<Taken>`
    select r.request_type_id as "requestTypeId", r.status, d.day, d.minutes
    from requests r, jsonb_to_recordset(r.days) as d (day text, minutes integer)
    where r.employee_id = ${employeeId} and r.status = any(${[statuses.pending, statuses.approved]}::int[])
      and r.id is distinct from ${exceptId}::uuid`.execute(database())
  return rows
}
