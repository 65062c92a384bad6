import { addDays, dayOf } from '@shiftloom/solver/time'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { rows } from '#app/core/organisation_context'
import { linearBody, madeMetric, madeRecords, ruleDesk } from '#app/demand/testing/rule_desk'
import type { Needs } from '#contracts/demand_needs'
import type { RuleBody } from '#contracts/demand_rules'
import { acting, world, type World } from '#tests/world/world'

const yesterday = addDays(dayOf(Date.now(), 'Europe/Warsaw'), -1)
const validFrom = addDays(yesterday, -30)
const opened = 8

/** Open from eight to twenty; what came yesterday, hour by hour from the opening on. */
async function shop(hours: Record<string, number[]>): Promise<{ w: World; metricIds: string[] }> {
  const w = await world()
  await acting(w.admin, () =>
    rows(`update locations set country = 'XX', working_hours = ?::jsonb where id = ?`, [
      JSON.stringify([1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opens: '08:00', closes: '20:00' }))),
      w.locationId,
    ])
  )
  const metricIds: string[] = []
  for (const [name, values] of Object.entries(hours)) {
    const metricId = await madeMetric(w, name)
    const at = (hour: number) => `${yesterday} ${String(opened + hour).padStart(2, '0')}:00`
    await madeRecords(w, metricId, Object.fromEntries(values.map((value, hour) => [at(hour), value])))
    metricIds.push(metricId)
  }
  return { w, metricIds }
}
/** People needed yesterday, a quarter of an hour each. */
async function needed(client: ApiClient, w: World): Promise<number[]> {
  const answer = await client
    .get('/api/demand/needs')
    .qs({ from: yesterday, until: addDays(yesterday, 1) })
    .bearerToken(w.manager.token)
  answer.assertStatus(200)
  return (answer.body().result as Needs).rows[0]!.people
}
const atHour = (people: readonly number[], hour: number): number => people[(opened + hour) * 4]!
const hourly = (people: readonly number[], count: number): number[] =>
  Array.from({ length: count }, (_, hour) => atHour(people, hour))
const bare = { bufferBeforeMinutes: 0, bufferAfterMinutes: 0 }

test.group('The need by worked examples', () => {
  test('one person per 20 an hour, at least one and at most five, half an hour around the opening', async ({
    client,
    assert,
  }) => {
    const units = [0, 1, 20, 21, 45, 80, 130]
    const { w, metricIds } = await shop({ Tickets: units })
    await ruleDesk(client, w, w.admin).created(metricIds[0]!, { validFrom })
    const people = await needed(client, w)
    assert.deepEqual(hourly(people, units.length), [1, 1, 1, 2, 3, 4, 5])
    // 07:15, 07:30, 20:15 and 20:30.
    assert.deepEqual([people[29], people[30], people[81], people[82]], [0, 1, 1, 0])
  })

  test('steps by the hour: the lower bound belongs to the step, the last one has no end', async ({
    client,
    assert,
  }) => {
    const { w, metricIds } = await shop({ Tickets: [19, 20, 49, 50, 99, 100, 400] })
    const steps = [
      { from: 0, until: 20, people: 1 },
      { from: 20, until: 50, people: 2 },
      { from: 50, until: 100, people: 3 },
      { from: 100, until: null, people: 4 },
    ]
    const body = linearBody({ work: { kind: 'range', steps }, minimum: 0, maximum: null, ...bare })
    await ruleDesk(client, w, w.admin).created(metricIds[0]!, { body, validFrom })
    assert.deepEqual(hourly(await needed(client, w), 7), [1, 2, 2, 3, 3, 4, 4])
  })

  test('two rules of a position are added up before they are whole people: 45/20 + 6/10 is three', async ({
    client,
    assert,
  }) => {
    const { w, metricIds } = await shop({ Tickets: [45], Guests: [6] })
    const desk = ruleDesk(client, w, w.admin)
    for (const [at, unitsPerPersonHour] of [20, 10].entries()) {
      const work: RuleBody['work'] = { kind: 'linear', unitsPerPersonHour }
      const body = linearBody({ work, minimum: 0, maximum: null, ...bare })
      await desk.created(metricIds[at]!, { name: `Rule ${at}`, body, validFrom })
    }
    assert.equal(atHour(await needed(client, w), 0), 3)
  })

  test('a hundred calls an hour of 240 s, 80 % in 20 s: ten people, fifteen with 30 % away', async ({
    client,
    assert,
  }) => {
    for (const [shrinkage, people] of [
      [0, 10],
      [0.3, 15],
    ] as const) {
      const { w, metricIds } = await shop({ Calls: [100] })
      const queue = { handlingSeconds: 240, serviceLevel: 0.8, answerSeconds: 20, maximumOccupancy: 1 }
      const work: RuleBody['work'] = { kind: 'erlang_c', ...queue, shrinkage }
      const body = linearBody({ work, minimum: 0, maximum: null, ...bare })
      await ruleDesk(client, w, w.admin).created(metricIds[0]!, { body, validFrom })
      assert.equal(atHour(await needed(client, w), 0), people)
    }
  })
})
