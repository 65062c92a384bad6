/**
 * A month of 1,000 people settled: records made of all their punches, once and again after one person's day has changed,
 * then the month settled in the background, once and again after one record has changed, with the longest
 * time nothing else could run, and all pages of the settlement with overtime and cost over HTTP, first
 * without what was stored. Prints seconds; 5 are the aim for records and settlement. The database works beside what is measured of the processor.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { startServer } from './schedule_range/start_server.ts'

const month = { from: '2026-10-01', until: '2026-11-01' }
const people = Number(process.env.SETTLEMENT_PEOPLE ?? 1_000)
const pageSize = 50

const server = await startServer()
// Speaks to the database through the application, so it is loaded once that runs.
const { seedOrganisation } = await import('./schedule_range/seed_organisation.ts')
const { approveAll, changeOne, mark, seedMonth } = await import('./settlement/seed_month.ts')
const { settleInUnits } = await import('#app/time_tracking/records/settle_marked')
const { settleMonth } = await import('#app/time_tracking/settlement/months/settle_month')
const { organisationId, token } = await seedOrganisation({ people, ...month })
const seeded = { organisationId, ...month }
await seedMonth(seeded)

/** By the clock, and of the processor, which other work on the machine does not lengthen. */
const seconds = async <T>(work: () => Promise<T>): Promise<[string, T]> => {
  const [startedAt, used] = [performance.now(), process.cpuUsage()]
  const found = await work()
  const { user, system } = process.cpuUsage(used)
  const clock = ((performance.now() - startedAt) / 1_000).toFixed(2)
  return [`${clock} (${((user + system) / 1e6).toFixed(2)} of the processor)`, found]
}
const settle = () => settleInUnits(organisationId, Date.now())

async function page(number: number): Promise<{ total: number; items: { cost: { minor: number } | null }[] }> {
  const query = new URLSearchParams({ ...month, page: String(number), pageSize: String(pageSize) })
  const answer = await fetch(`${server.url}/api/time-tracking/settlement?${query}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  if (answer.status !== 200) throw new Error(await answer.text())
  return ((await answer.json()) as { result: Awaited<ReturnType<typeof page>> }).result
}

await mark(seeded, 'all')
const recordDelays = monitorEventLoopDelay({ resolution: 5 })
recordDelays.enable()
const [all, records] = await seconds(settle)
recordDelays.disable()
await mark(seeded, 'one')
const [one] = await seconds(settle)
await approveAll(seeded)
const [first, { total }] = await seconds(() => page(1))
const allPages = () =>
  seconds(async () => {
    let count = 0
    for (let number = 1; number <= Math.ceil(total / pageSize); number += 1)
      count += (await page(number)).items.filter(({ cost }) => cost !== null).length
    return count
  })
const [madePages] = await allPages()
const delays = monitorEventLoopDelay({ resolution: 5 })
delays.enable()
const [wholeMonth, settledPeople] = await seconds(() => settleMonth(organisationId, month.from))
delays.disable()
const [unchanged] = await seconds(() => settleMonth(organisationId, month.from))
await changeOne(seeded)
const [changed, settledAgain] = await seconds(() => settleMonth(organisationId, month.from))
const [storedFirst] = await seconds(() => page(1))
const [pages, priced] = await allPages()

console.table({
  people: total,
  records,
  'records of the month, s': all,
  'again after one day of one person, s': one,
  'first page, nothing stored, s': first,
  'all pages, nothing stored, s': madePages,
  'settlement of the month, s': wholeMonth,
  'people settled': settledPeople,
  'longest time nothing else could run while records are made, ms': Math.round(recordDelays.max / 1e6),
  'longest time nothing else could run in settlement, ms': Math.round(delays.max / 1e6),
  'again without a change, s': unchanged,
  'again after one record has changed, s': changed,
  'people settled again': settledAgain,
  'first page, s': storedFirst,
  'all pages, s': pages,
  'people with a cost': priced,
})
await server.stop()
process.exit(priced === total && settledPeople === total && settledAgain === 1 ? 0 : 1)
