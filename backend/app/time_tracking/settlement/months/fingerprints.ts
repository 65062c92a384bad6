import { createHash } from 'node:crypto'
import { addDays } from '@shiftloom/solver/time'
import { sql, type RawBuilder } from 'kysely'
import { database } from '#app/core/database/database'
import { entryDays } from '#app/time_tracking/settlement/period/law_of_people'
import type { LookedAt } from '#app/time_tracking/settlement/period/days_looked_at'
import { stampOfCode } from '#app/time_tracking/settlement/months/stamp_of_code'
import { recordStatuses } from '#contracts/time_records'

/**
 * Of each person, a digest of everything that decides what their work comes to: rows of all tables that are read for it, how
 * much of a period has passed, and the code itself. Equal fingerprints mean equal figures.
 */
export async function fingerprints(
  ids: readonly string[],
  { days, periods, today }: LookedAt
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const planned = entryDays(days)
  // Each table is gone through once, for all people together.
  const found = await sql<{ id: string; rows: string }>`
    select p.id, concat_ws(' ', ${company},
      (select ${sumOf} from employees t where t.id = p.id),
      coalesce(c.sum, '-'), coalesce(a.sum, '-'), coalesce(r.sum, '-'), coalesce(e.sum, '-')) as rows
    from unnest(${ids}::uuid[]) as p (id)
    left join (select employee_id, ${sumOf} as sum from employee_contracts t
      where employee_id = any(${ids}) group by employee_id) c on c.employee_id = p.id
    left join (select employee_id, ${sumOf} as sum from employee_rates t
      where employee_id = any(${ids}) group by employee_id) a on a.employee_id = p.id
    left join (select employee_id, ${sumOf} as sum from time_records t
      where employee_id = any(${ids}) and status = ${recordStatuses.approved}
        and day >= ${days.from} and day < ${days.until} group by employee_id) r on r.employee_id = p.id
    left join (select employee_id, ${sumOf} as sum from schedule_entries t
      where employee_id = any(${ids})
        and day >= ${planned.from} and day < ${planned.until} group by employee_id) e on e.employee_id = p.id`.execute(
    database()
  )
  // A period that goes on is averaged up to today.
  const last = addDays(periods.at(-1)!.until, -1)
  const passed = today > last ? 'ended' : today
  const common = `${await stampOfCode()} ${days.from} ${days.until} ${passed}`
  return new Map(found.rows.map(({ id, rows }) => [id, digest(`${common} ${rows}`)]))
}

/** One figure for rows of `t`, in whatever order. */
const sumOf = sql<string>`sum(hash_record_extended(t, 0)::numeric)::text`

const allOf = (table: RawBuilder<unknown>): RawBuilder<string> =>
  sql<string>`(select coalesce(${sumOf}, '-') from ${table} t)`

const company = sql<string>`(select concat_ws(' ', ${allOf(sql`organisations`)}, ${allOf(sql`labour_code_settings`)},
  ${allOf(sql`company_holidays`)}, ${allOf(sql`locations`)}, ${allOf(sql`positions`)}))`

const digest = (text: string): string => createHash('sha256').update(text).digest('base64url')
