import type { Client } from 'pg'
import type { RecordTab } from '#contracts/time_records'

type Asked = {
  organisationId: string
  from: string
  until: string
  locationIds: string[] | null
  pageSize: number
}

const conditions: Record<RecordTab, string> = {
  review: 'r.status = 0 and not r.is_open and (not r.within_tolerance or r.edit_reason is not null)',
  within: 'r.status = 0 and r.within_tolerance and r.edit_reason is null',
  pending: 'r.status = 0',
  approved: 'r.status = 1',
  rejected: 'r.status = 2',
}

/** The unavoidable cost of an answer: its rows out of the database by the same conditions, and out of the process as text. */
export function bareRecords(client: Client, { organisationId, from, until, locationIds, pageSize }: Asked) {
  const values = [organisationId, from, until, ...(locationIds ? [locationIds] : [])]
  const visible = `time_records r join employees e on e.id = r.employee_id
    where r.organisation_id = $1 and r.day >= $2 and r.day < $3 ${locationIds ? 'and r.location_id = any($4)' : ''}`

  async function page(tab: RecordTab): Promise<{ ids: string[]; total: number }> {
    const { rows } = await client.query<{ id: string; punch_ids: string[] }>(
      `select r.*, e.name, e.surname, u.name as decider, u.surname as decider_surname
       from ${visible.replace('where', 'left join users u on u.id = r.decided_by where')} and ${conditions[tab]}
       order by r.day desc, e.surname collate "en-x-icu", e.name collate "en-x-icu",
         coalesce(r.real_starts_at, r.planned_starts_at), r.id limit ${pageSize}`,
      values
    )
    const counted = await client.query<{ count: number }>(
      `select count(*)::int as count from ${visible} and ${conditions[tab]}`,
      values
    )
    const punches = await client.query(
      'select id, kind, at, place, note from time_punches where organisation_id = $1 and id = any($2)',
      [organisationId, rows.flatMap(({ punch_ids: ids }) => ids)]
    )
    JSON.stringify([rows, punches.rows])
    return { ids: rows.map(({ id }) => id), total: counted.rows[0]!.count }
  }

  async function counts(): Promise<void> {
    const counters = Object.values(conditions).map((condition) => `count(*) filter (where ${condition})`)
    const { rows } = await client.query(
      `select ${counters.join(', ')}, sum(r.work_minutes) filter (where ${conditions.approved}),
         sum(r.work_minutes) filter (where ${conditions.pending}), sum(r.planned_minutes) from ${visible}`,
      values
    )
    JSON.stringify(rows)
  }
  return { page, counts }
}
