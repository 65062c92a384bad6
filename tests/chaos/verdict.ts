import { query } from '../stage/database.ts'
import { pause } from './pause.ts'
import type { Excuse, Receipt } from './receipt.ts'

const secondMs = 1_000

type Stored = { device: string; counter: number; employee: string; kind: string; at: number }

/** Sentences about every punch that is not stored as its receipt says. */
export async function faultsOfPunches(receipts: readonly Receipt[], deviceIds: readonly string[]) {
  const rows = await query<Stored>(
    `select device_id as device, counter, employee_id as employee, kind, extract(epoch from at) * 1000 as at
     from time_punches where device_id = any($1)`,
    [deviceIds]
  )
  const keyOf = (device: string, counter: number) => `${device} ${counter}`
  const stored = Map.groupBy(rows, ({ device, counter }) => keyOf(device, counter))
  const faults: string[] = []
  const seen = {
    kept: 0,
    refused: 0,
    offByMs: 0,
    excused: new Map<Excuse, { times: number; wrong: number }>(),
  }
  for (const receipt of receipts) {
    const found = stored.get(keyOf(receipt.deviceId, receipt.counter)) ?? []
    stored.delete(keyOf(receipt.deviceId, receipt.counter))
    const say = (what: string) =>
      faults.push(`${receipt.kind} ${receipt.counter} of ${receipt.deviceId} ${what}`)
    if (receipt.isRefused !== receipt.isBroken)
      say(receipt.isRefused ? 'was refused' : 'was taken with a false signature')
    if (receipt.isRefused) {
      seen.refused += 1
      if (found.length > 0) say('is stored although it was refused')
      continue
    }
    seen.kept += 1
    if (found.length !== 1) say(`is stored ${found.length} times`)
    const [row] = found
    if (!row) continue
    if (row.employee !== receipt.employeeId || row.kind !== receipt.kind) say('is stored as another one')
    if (receipt.kind === 'void') continue
    const offByMs = Math.abs(Number(row.at) - receipt.at)
    if (receipt.excuse) excuse(receipt.excuse, offByMs)
    else {
      seen.offByMs = Math.max(seen.offByMs, offByMs)
      if (offByMs > secondMs) say(`is stored ${Math.round(offByMs)} ms off`)
    }
  }
  for (const [key] of stored) faults.push(`${key} is stored without a receipt`)
  return { faults, seen }

  function excuse(why: Excuse, offByMs: number): void {
    const so = seen.excused.get(why) ?? { times: 0, wrong: 0 }
    seen.excused.set(why, { times: so.times + 1, wrong: so.wrong + (offByMs > secondMs ? 1 : 0) })
  }
}

/** Records are made in the background; marks whose job was lost wait for the sweep of five minutes. */
export async function recordsMade(patienceMs = 420_000): Promise<void> {
  const until = Date.now() + patienceMs
  while (Date.now() < until) {
    const [left] = await query<{ count: string }>('select count(*) from time_record_marks')
    if (left?.count === '0') return
    await pause(1_000)
  }
  throw new Error('Marked days were not settled in time.')
}

const snapshot = (crew: readonly string[]) =>
  query<{ key: string; content: string }>(
    `select r.employee_id || ' ' || key as key, concat_ws('|', day, flags, punch_ids, work_minutes, unpaid_break_minutes,
       real_starts_at, real_ends_at, counted_starts_at, counted_ends_at, is_open, within_tolerance, status, auto_approved)
       as content
     from time_records r where r.employee_id = any($1) order by 1`,
    [crew]
  )

/**
 * Makes all records of the crew again from nothing, and says where they differ. People of another run are left alone: they may
 * have shifts of which no day has been looked at.
 *
 * @param wakeUp registers something, so that the background looks
 */
export async function faultsOfRecords(
  crew: readonly string[],
  wakeUp: () => Promise<unknown>
): Promise<{
  faults: string[]
  records: number
  approved: number
  loose: number
}> {
  await recordsMade()
  const before = await snapshot(crew)
  await query(
    `with gone as (delete from time_records r where r.employee_id = any($1)
       returning r.organisation_id, r.employee_id, r.day)
     insert into time_record_marks (organisation_id, employee_id, day) select * from gone on conflict do nothing`,
    [crew]
  )
  await wakeUp()
  await recordsMade()
  const after = new Map((await snapshot(crew)).map(({ key, content }) => [key, content]))
  const faults: string[] = []
  for (const { key, content } of before) {
    if (after.get(key) !== content)
      faults.push(
        `the record ${key} is another one when it is made again:\n  ${content}\n  ${after.get(key) ?? 'none'}`
      )
    after.delete(key)
  }
  for (const key of after.keys()) faults.push(`the record ${key} was missing`)
  const [wrong] = await query<{ approved: string; outside: string }>(
    `select count(*) filter (where status = 1) as approved,
       count(*) filter (where auto_approved and (not within_tolerance or flags <> '[]')) as outside from time_records`
  )
  if (wrong?.outside !== '0')
    faults.push(`${wrong?.outside} records outside of the tolerance are approved by rule`)
  const places = await query<{ times: number; count: string }>(
    `select times::int, count(*) from (
       select p.id, (select count(*) from time_records r where r.employee_id = p.employee_id and p.id = any(r.punch_ids)) as times
       from time_punches p where p.employee_id = any($1) and p.kind <> 'void'
         and not exists (select from time_punches v where v.corrects_id = p.id)) c group by 1`,
    [crew]
  )
  for (const { times, count } of places)
    if (times > 1) faults.push(`${count} punches are in ${times} records`)
  const loose = Number(places.find(({ times }) => times === 0)?.count ?? 0)
  return { faults, records: before.length, approved: Number(wrong?.approved ?? 0), loose }
}
