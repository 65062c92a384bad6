import { addDays, type Day } from '@shiftloom/solver/time'
import { database } from '#app/core/database/database'
import { newId } from '#app/core/models/new_id'
import { rows } from '#app/core/organisation_context'
import { holidaysBetween } from '#app/labour_code/public/holidays_between'
import type { MetricCreation } from '#contracts/demand'
import { demoOrganisationId as organisationId } from './accounts.js'
import type { DemoPlaces } from './company.js'
import { dailySales, otherTickets, guestsInTheRoom, historyDays } from './history.js'
import type { DemoLocation } from './people.js'
import { demoLocations } from './places.js'
import type { HourlyTickets } from './tickets.js'

type Value = { at: string; value: number }

/**
 * The metrics of the company: tickets of two years, which its rules go by, the sales they brought a day, and guests in the
 * room, whom no rule uses yet.
 */
export async function createMetrics(
  today: Day,
  recent: readonly HourlyTickets[],
  places: DemoPlaces
): Promise<void> {
  const tickets = await createMetric({ name: 'Tickets', dataType: 'COUNT', aggregation: 'flow' })
  const sales = await createMetric({ name: 'Sales', dataType: 'CURRENCY', aggregation: 'flow' })
  const guests = await createMetric({ name: 'Guests', dataType: 'COUNT', aggregation: 'level' })
  for (const [location, locationId] of Object.entries(places.locations) as [DemoLocation, string][]) {
    const closed = await closedDays(location, today)
    const all = inOrder([...otherTickets(location, recent, { today, closed }), ...recent])
    await storeRecords(tickets, locationId, all.map(hourly))
    const sold = dailySales(all).map(({ day, value }) => ({ at: `${day} 00:00`, value }))
    await storeRecords(sales, locationId, sold)
    if (location === 'warszawa')
      await storeRecords(guests, locationId, guestsInTheRoom(all.filter(lastSummer(today))).map(hourly))
  }
}

const inOrder = (tickets: HourlyTickets[]): HourlyTickets[] =>
  tickets.sort((one, other) => (one.day === other.day ? one.hour - other.hour : one.day < other.day ? -1 : 1))
const hourly = ({ day, hour, tickets }: HourlyTickets): Value => ({
  at: `${day} ${String(hour).padStart(2, '0')}:00`,
  value: tickets,
})
const lastSummer =
  (today: Day) =>
  ({ day }: HourlyTickets): boolean =>
    day >= addDays(today, -182)

async function closedDays(location: DemoLocation, today: Day): Promise<Set<Day>> {
  const span = { from: addDays(today, -historyDays), until: addDays(today, 1) }
  const found = await holidaysBetween(span, [demoLocations[location].country], 'en-US')
  return new Set(found.map(({ day }) => day))
}

async function createMetric(metric: MetricCreation): Promise<string> {
  const id = newId()
  await database()
    .insertInto('demandMetrics')
    .values({ id, organisationId, ...metric })
    .execute()
  return id
}

/** All records of a metric at a place in one statement. */
const storeRecords = (metricId: string, locationId: string, values: Value[]) =>
  rows(
    `insert into demand_records (organisation_id, metric_id, location_id, at, value)
     select ?, ?, ?, r.at, r.value from jsonb_to_recordset(?::jsonb) as r (at timestamp, value numeric)`,
    [organisationId, metricId, locationId, JSON.stringify(values)]
  )
