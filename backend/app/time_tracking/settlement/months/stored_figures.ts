import type { Day } from '@shiftloom/solver/time'
import { sql } from 'kysely'
import { anyOf } from '#app/core/database/any_of'
import { database } from '#app/core/database/database'
import { organisationContext } from '#app/core/organisation_context'
import type { SettledFigures } from '#contracts/settlement'

export type StoredFigures = { fingerprint: string; figures: SettledFigures }

export async function storedFigures(month: Day, ids: readonly string[]): Promise<Map<string, StoredFigures>> {
  const found = await database()
    .selectFrom('settledMonths')
    .select(['employeeId', 'fingerprint', 'figures'])
    .where('month', '=', month)
    .where('employeeId', '=', anyOf(ids))
    .execute()
  return new Map(found.map(({ employeeId, ...stored }) => [employeeId, stored]))
}

export type FiguresOfPerson = StoredFigures & { employeeId: string }

export async function storeFigures(month: Day, all: readonly FiguresOfPerson[]): Promise<void> {
  const { id: organisationId } = organisationContext.current()
  await sql`insert into settled_months (organisation_id, employee_id, month, fingerprint, figures)
    select ${organisationId}, n."employeeId", ${month}, n.fingerprint, n.figures
    from jsonb_to_recordset(${JSON.stringify(all)}::jsonb) as n ("employeeId" uuid, fingerprint text, figures jsonb)
    where exists (select from employees e where e.id = n."employeeId")
    on conflict (organisation_id, month, employee_id) do update
      set fingerprint = excluded.fingerprint, figures = excluded.figures, settled_at = now()`.execute(
    database()
  )
}
