import { addDays, type Day } from '@shiftloom/solver/time'
import { sql } from 'kysely'
import { anyOf } from '#app/core/database/any_of'
import { database, json } from '#app/core/database/database'
import { newId } from '#app/core/models/new_id'
import { organisationContext, rows } from '#app/core/organisation_context'
import { sampleDays, sampleRecords } from '#app/demand/samples/sample_records'
import type { RuleBody } from '#contracts/demand_rules'

type SamplePlace = {
  locationId: string
  /** The hour of opening; it is open for 14. */
  opens: number
  /** How much goes on there; 1 is usual. */
  busy: number
}
type Wanted = {
  today: Day
  /** Latin letters only. */
  metricName: string
  ruleName: string
  positionId: string
  places: SamplePlace[]
}

/** A metric with half a year of records at each place, and a rule that plans people for it. */
export async function addSampleDemand({
  today,
  metricName,
  ruleName,
  positionId,
  places,
}: Wanted): Promise<void> {
  const { id: organisationId, actor } = organisationContext.current()
  const savedBy = actor?.userId ?? null
  const metricId = newId()
  const name = await freeName(metricName)
  await database()
    .insertInto('demandMetrics')
    .values({ id: metricId, organisationId, name, dataType: 'COUNT', aggregation: 'flow', isSample: true })
    .execute()
  for (const { locationId, opens, busy } of places) {
    await rows(
      `insert into demand_records (organisation_id, metric_id, location_id, at, value)
       select ?, ?, ?, r.at, r.value from jsonb_to_recordset(?::jsonb) as r (at timestamp, value numeric)`,
      [organisationId, metricId, locationId, JSON.stringify(sampleRecords(today, opens, busy))]
    )
    const ids = { rule: newId(), version: newId() }
    await database()
      .insertInto('demandRules')
      .values({ id: ids.rule, organisationId, locationId, metricId })
      .execute()
    await database()
      .insertInto('demandRuleVersions')
      .values({
        ...{ id: ids.version, organisationId, ruleId: ids.rule, number: 1, name: ruleName },
        ...{ validFrom: addDays(today, -sampleDays), body: json(bodyFor(opens)), savedBy },
      })
      .execute()
    await database()
      .insertInto('demandRuleConnections')
      .values({ organisationId, ruleVersionId: ids.version, positionId, share: 1 })
      .execute()
  }
}

const clock = (hour: number): string => `${String(hour).padStart(2, '0')}:00`
const bodyFor = (opens: number): RuleBody => ({
  ...{ work: { kind: 'linear', unitsPerPersonHour: 12 }, minimum: 1, maximum: 4 },
  hours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
    weekday,
    opens: clock(opens),
    closes: clock(opens + 14),
  })),
  ...{ bufferBeforeMinutes: 0, bufferAfterMinutes: 0 },
})

/** A company may have a metric of that name. */
async function freeName(name: string): Promise<string> {
  const taken = await database()
    .selectFrom('demandMetrics')
    .select('id')
    .where(sql<string>`lower(name)`, '=', name.toLowerCase())
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
  return taken ? freeName(`${name}Sample`) : name
}

/** Places at which the company has rules or records of its own, a sample rule that it has changed among them. */
export async function placesWithOwnDemand(locationIds: string[]): Promise<string[]> {
  const found = await sql<{ id: string }>`
    select r.location_id as id from demand_rules r left join demand_metrics m on m.id = r.metric_id
    where r.location_id = ${anyOf(locationIds)} and (m.is_sample is not true or r.version > 1)
    union
    select l.id from unnest(${locationIds}::uuid[]) as l (id)
    where exists (select from demand_metrics m where not m.is_sample
      and exists (select from demand_records r where r.metric_id = m.id and r.location_id = l.id))`.execute(
    database()
  )
  return found.rows.map(({ id }) => id)
}

/** After the sample places are gone: the metric goes as well, unless the company uses it or gave it another name. */
export async function removeSampleDemand(): Promise<void> {
  await sql`
    delete from demand_metrics m where is_sample and version = 1
      and not exists (select from demand_records r where r.metric_id = m.id)
      and not exists (select from demand_rules r where r.metric_id = m.id)`.execute(database())
  await database()
    .updateTable('demandMetrics')
    .set({ isSample: false })
    .where('isSample', '=', true)
    .execute()
}
