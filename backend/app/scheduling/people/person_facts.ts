import { personFactsOf } from '@shiftloom/solver/labour_code/person_facts'
import type { PersonFacts } from '@shiftloom/solver/labour_code/rule'
import { rows } from '#app/core/organisation_context'
import type { WorkSystem } from '#contracts/enums'
import type { Day } from '#contracts/schedule'

type Contract = { from: Day; until: Day | null; workSystem: WorkSystem }
export type PersonRecord = {
  id: string
  positionIds: string[]
  locationIds: string[]
  /** By first day; `until` is exclusive, null when open. */
  contracts: Contract[]
}

/** What the rules need to know of people besides their work. */
export async function personRecords(ids: string[]): Promise<Map<string, PersonRecord>> {
  if (ids.length === 0) return new Map()
  const found = await rows<PersonRecord>(
    `select e.id,
       array(select p.position_id from employee_positions p where p.employee_id = e.id) as "positionIds",
       array(select l.location_id from employee_locations l where l.employee_id = e.id
         union select e.main_location_id where e.main_location_id is not null) as "locationIds",
       coalesce((select json_agg(json_build_object('from', c.starts_on, 'until', c.ends_on + 1, 'workSystem', c.work_system)
         order by c.starts_on) from employee_contracts c where c.employee_id = e.id), '[]') as contracts
     from employees e where e.id = any(?::uuid[])`,
    [ids]
  )
  return new Map(found.map((record) => [record.id, record]))
}

/** The facts the kernel judges work of that day by. */
export function factsOn(
  day: Day,
  record: PersonRecord,
  zone: string,
  absences: PersonFacts['absences']
): PersonFacts {
  const employed = employmentAround(day, record.contracts)
  const input = {
    id: record.id,
    positionIds: record.positionIds,
    locationIds: record.locationIds,
    workSystem: employed.workSystem,
    shiftWorker: true,
    dailyMaxMinutes: null,
    employedFrom: employed.from,
    employedUntil: employed.until,
    absences,
    availability: [],
    periods: [],
  }
  return personFactsOf(input, zone)
}

type Employment = { from: Day | null; until: Day | null; workSystem: WorkSystem }

/**
 * Contracts that follow each other without a gap are one employment; answered is the one that holds the day, or the
 * nearest before it. Somebody without any contract on record may work at any time.
 */
export function employmentAround(day: Day, contracts: Contract[]): Employment {
  if (contracts.length === 0) return { from: null, until: null, workSystem: 'BASIC' }
  const runs: Contract[] = []
  for (const contract of contracts) {
    const last = runs.at(-1)
    if (last && (last.until === null || contract.from <= last.until)) {
      last.until = last.until === null || contract.until === null ? null : later(last.until, contract.until)
      if (contract.from <= day) last.workSystem = contract.workSystem
    } else runs.push({ ...contract })
  }
  return runs.findLast(({ from }) => from <= day) ?? runs[0]!
}

const later = (a: Day, b: Day): Day => (a > b ? a : b)
