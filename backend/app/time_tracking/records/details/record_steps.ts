import { sql } from 'kysely'
import { database } from '#app/core/database/database'
import { instant } from '#app/core/database/instant'
import type { RecordStep, TimeRecord } from '#contracts/time_records'
import { recordStatuses } from '#contracts/time_records'

const kinds: Record<string, RecordStep['kind']> = {
  'time_tracking.accept_record': 'approved',
  'time_tracking.reject_record': 'rejected',
  'time_tracking.edit_record': 'edited',
  'time_tracking.reopen_record': 'reopened',
}

/** What was decided about a record, from the first to the last; an approval together with others or by rule as well. */
export async function stepsOf(record: TimeRecord): Promise<RecordStep[]> {
  const found = await database()
    .selectFrom('auditEvents as a')
    .leftJoin('users as u', 'u.id', 'a.actorUserId')
    .select(({ ref }) => ['a.id', 'a.action', instant(ref('a.at')).as('at'), 'u.name', 'u.surname'])
    .select([
      sql<string | null>`coalesce(a.after->>'rejectReason', a.after->>'editReason')`.as('reason'),
      sql<string | null>`a.after->>'start'`.as('start'),
      sql<string | null>`a.after->>'end'`.as('end'),
      sql<number | null>`(a.after->>'unpaidBreakMinutes')::int`.as('unpaidBreakMinutes'),
    ])
    .where('a.entity', '=', 'time_record')
    .where('a.entityId', '=', record.id)
    .orderBy('a.at')
    .orderBy('a.id')
    .execute()
  const steps = found.flatMap(({ action, name, surname, start, end, unpaidBreakMinutes, ...step }) => {
    const kind = kinds[action]
    if (!kind) return []
    const hours =
      start === null || end === null ? null : { start, end, unpaidBreakMinutes: unpaidBreakMinutes ?? 0 }
    return [{ ...step, kind, hours, by: name === null ? null : { name, surname: surname ?? '' } }]
  })
  const isNoted = steps.at(-1)?.kind === 'approved'
  if (record.status !== recordStatuses.approved || isNoted || record.decidedAt === null) return steps
  return [...steps, approval(record, record.decidedAt)]
}

const approval = ({ id, decidedBy }: TimeRecord, at: string): RecordStep => ({
  ...{ id, kind: 'approved', at, by: decidedBy, reason: null, hours: null },
})
