import { addDays, type Day } from '@shiftloom/solver/time'
import { json, database } from '#app/core/database/database'
import { newId } from '#app/core/models/new_id'
import type { RuleBody } from '#contracts/demand_rules'
import { demoOrganisationId as organisationId } from './accounts.js'
import type { DemoPlaces } from './company.js'
import type { DemoLocation, DemoPosition } from './people.js'
import { demandNeeds, demoPositions } from './places.js'

type Version = { name: string; body: RuleBody; validFrom: Day | null }
type DemoRule = { positions: DemoPosition[]; metricId: string | null; versions: Version[] }

const everyDay = [1, 2, 3, 4, 5, 6, 7]

/**
 * What every location needs for its tickets, as rules: proportional at the counter, one of them changed three weeks ago, a
 * table of steps kept as a draft, and cleaning after closing that no metric asks for.
 */
export async function createRules(today: Day, places: DemoPlaces, savedBy: string): Promise<void> {
  const metric = await database()
    .selectFrom('demandMetrics')
    .select('id')
    .where('name', '=', 'Tickets')
    .executeTakeFirst()
  if (!metric) return
  for (const [location, locationId] of Object.entries(places.locations) as [DemoLocation, string][])
    for (const rule of rulesOf(location, today, metric.id))
      await storeRule(rule, { locationId, places, savedBy })
}

function rulesOf(location: DemoLocation, today: Day, metricId: string): DemoRule[] {
  const byDemand = demandNeeds[location].map((need, at): DemoRule => {
    const { position, ticketsPerPersonHour, scale, open, close, minimum, maximum } = need
    const pace = Math.round((ticketsPerPersonHour / scale) * 100) / 100
    const body = (unitsPerPersonHour: number): RuleBody => ({
      ...{ work: { kind: 'linear', unitsPerPersonHour }, minimum, maximum },
      hours: everyDay.map((weekday) => ({ weekday, opens: open, closes: close })),
      ...{ bufferBeforeMinutes: 0, bufferAfterMinutes: 0 },
    })
    const name = `${demoPositions[position].name}: paragony`
    const now = { name, body: body(pace), validFrom: addDays(today, -21) }
    const before = { name, body: body(pace + 0.6), validFrom: addDays(today, -400) }
    const draft = { name: `${name}, progi`, body: inSteps(body(pace)), validFrom: null }
    return { positions: [position], metricId, versions: at === 0 ? [before, now] : [before, now, draft] }
  })
  const cleaning: RuleBody = {
    work: { kind: 'fixed', people: 1, start: '20:00', durationMinutes: 60, weekdays: everyDay },
    ...{ minimum: 0, maximum: null, hours: null, bufferBeforeMinutes: 0, bufferAfterMinutes: 0 },
  }
  const afterClosing = { name: 'Sprzątanie po zamknięciu', body: cleaning, validFrom: addDays(today, -400) }
  return [...byDemand, { positions: ['sales'], metricId: null, versions: [afterClosing] }]
}

const inSteps = (body: RuleBody): RuleBody => ({
  ...body,
  work: {
    kind: 'range',
    steps: [
      { from: 0, until: 6, people: 1 },
      { from: 6, until: 12, people: 2 },
      { from: 12, until: null, people: 3 },
    ],
  },
})

async function storeRule(
  { positions, metricId, versions }: DemoRule,
  { locationId, places, savedBy }: { locationId: string; places: DemoPlaces; savedBy: string }
): Promise<void> {
  const ruleId = newId()
  await database()
    .insertInto('demandRules')
    .values({ id: ruleId, organisationId, locationId, metricId, version: versions.length })
    .execute()
  for (const [at, { name, body, validFrom }] of versions.entries()) {
    const id = newId()
    await database()
      .insertInto('demandRuleVersions')
      .values({ id, organisationId, ruleId, number: at + 1, validFrom, name, body: json(body), savedBy })
      .execute()
    await database()
      .insertInto('demandRuleConnections')
      .values(
        positions.map((one) => ({
          ...{ organisationId, ruleVersionId: id, positionId: places.positions[one], share: 1 },
        }))
      )
      .execute()
  }
}
