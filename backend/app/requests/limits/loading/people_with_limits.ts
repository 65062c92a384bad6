import { sql } from 'kysely'
import { anyOf } from '#app/core/database/any_of'
import { database } from '#app/core/database/database'
import { normContractsFor } from '#app/labour_code/public/norm_contracts'
import { countriesOf } from '#app/organisation/public/countries'
import { findWorkingTime } from '#app/organisation/public/find_working_time'
import type { PersonFacts } from '#app/requests/limits/entitled/person_facts'
import type { Booked, BookedEntry, TakenDay } from '#app/requests/limits/figures/limit_years'
import { findLeaveFacts, noFacts } from '#app/requests/limits/loading/leave_facts'
import { addDays } from '@shiftloom/solver/time'
import { requestStatuses as statuses } from '#contracts/enums'

export type PersonWithLimits = PersonFacts & Booked & { version: number }

/**
 * All that the limits of people follow from, by employee id; an unknown id is missing.
 *
 * @param exceptId a request that is left out: the one being changed
 */
export async function peopleWithLimits(
  ids: readonly string[],
  exceptId: string | null = null
): Promise<Map<string, PersonWithLimits>> {
  const [countries, contracts] = [await countriesOf(ids), await normContractsFor(ids)]
  const [own, facts] = [await findWorkingTime(ids), await findLeaveFacts(ids)]
  const [taken, entries] = [await takenDays(ids, exceptId), await entriesOf(ids)]
  return new Map(
    [...countries].map(([id, country]): [string, PersonWithLimits] => [
      id,
      {
        ...(facts.get(id) ?? noFacts),
        ...{ country, contracts: contracts.get(id) ?? [], birthDate: own.get(id)?.birthDate ?? null },
        disability: disabilityOf(own.get(id)),
        ...{ taken: taken.get(id) ?? [], entries: entries.get(id) ?? [] },
      },
    ])
  )
}

type OwnTime = Awaited<ReturnType<typeof findWorkingTime>> extends Map<string, infer Rules> ? Rules : never

function disabilityOf(own: OwnTime | undefined): PersonFacts['disability'] {
  if (!own?.groups.includes('disabled')) return null
  const days = own.groupDays?.find(({ group }) => group === 'disabled')
  return { from: days?.from ?? null, until: days?.until ? addDays(days.until, 1) : null }
}

async function takenDays(ids: readonly string[], exceptId: string | null) {
  const { rows } = await sql<TakenDay & { employeeId: string }>`
    select r.employee_id as "employeeId", r.request_type_id as "requestTypeId", r.status, d.day, d.minutes
    from requests r, jsonb_to_recordset(r.days) as d (day text, minutes integer)
    where r.employee_id = any(${ids}::uuid[]) and r.status = any(${[statuses.pending, statuses.approved]}::int[])
      and r.id is distinct from ${exceptId}::uuid`.execute(database())
  return Map.groupBy(rows, ({ employeeId }) => employeeId)
}

async function entriesOf(ids: readonly string[]): Promise<Map<string, BookedEntry[]>> {
  const found = await database()
    .selectFrom('limitEntries')
    .select(['employeeId', 'requestTypeId', 'year', 'kind', 'minutes'])
    .where('employeeId', '=', anyOf(ids))
    .execute()
  return Map.groupBy(found, ({ employeeId }) => employeeId)
}
