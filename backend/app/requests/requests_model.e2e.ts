import { setTimeout } from 'node:timers/promises'
import { test } from '@japa/runner'
import { rows } from '#app/core/organisation_context'
import { moves, RandomDesk } from '#app/requests/testing/random_desk'
import type { PersonLimits } from '#contracts/request_limits'
import { acting } from '#tests/world/world'

/** How far to walk: `MODEL_RUNS=40 MODEL_SEED=7` walks further, and another way. A failure names the seed. */
const runs = Number(process.env.MODEL_RUNS ?? 3)
const length = Number(process.env.MODEL_LENGTH ?? 90)
const firstSeed = Number(process.env.MODEL_SEED ?? 20_261_126)
const entitledMinutes = 20 * 480

/** What must hold whatever was done; each line is something that is wrong. */
async function broken({ w }: RandomDesk): Promise<string[]> {
  const found = await acting(w.admin, () =>
    rows<{ what: string }>(
      `with live as (select * from schedule_entries where deleted_at is null),
         effects as (select r.id, r.number, r.status, r.employee_id, e.entry_id::uuid
           from requests r, jsonb_array_elements_text(r.effect -> 'entryIds') as e (entry_id) where r.status = 1)
       select 'an absence on ' || l.day || ' without an approved request' as what from live l
         where l.source = 'request' and l.type between 1 and 6 and not exists (select from effects f where f.entry_id = l.id)
       union all
       select 'approved request ' || f.number || ' lacks an entry' from effects f
         where not exists (select from live l where l.id = f.entry_id and l.employee_id = f.employee_id)
       union all
       select 'approved request ' || r.number || ' has no effect' from requests r
         where r.status = 1 and coalesce(jsonb_array_length(r.effect -> 'entryIds'), 0) = 0
       union all
       select 'on leave and at work on ' || a.day from live a join live s on s.employee_id = a.employee_id
         where a.type in (1, 3, 7) and a.full_day and s.type = 0 and s.day = a.day
       union all
       select 'works twice on ' || a.day from live a join live b on b.employee_id = a.employee_id and b.id > a.id
         where a.type in (0, 2, 5) and b.type in (0, 2, 5) and a.starts_at < b.ends_at and b.starts_at < a.ends_at
       union all
       select 'two whole-day absences on ' || a.day from live a join live b
         on b.employee_id = a.employee_id and b.day = a.day and b.id > a.id
         where a.type in (1, 3, 7) and b.type in (1, 3, 7) and a.full_day and b.full_day
       union all
       select 'requests ' || a.number || ' and ' || b.number || ' share days' from requests a join requests b
         on b.employee_id = a.employee_id and b.number > a.number and b.first_day <= a.last_day and b.last_day >= a.first_day
         where a.status in (0, 1) and b.status in (0, 1) and a.start_time is null and b.start_time is null`
    )
  )
  return found.map(({ what }) => what)
}

/** What is left of each person, from the requests alone. */
async function leftFromNothing({ w, staff, typeId }: RandomDesk): Promise<number[]> {
  const found = await acting(w.admin, () =>
    rows<{ employeeId: string; minutes: number }>(
      `select r.employee_id as "employeeId", sum((d ->> 'minutes')::int)::int as minutes
       from requests r, jsonb_array_elements(r.days) d where r.status in (0, 1) and r.request_type_id = ?
       group by r.employee_id`,
      [typeId]
    )
  )
  return staff.map(
    ({ employeeId }) => entitledMinutes - (found.find((one) => one.employeeId === employeeId)?.minutes ?? 0)
  )
}

test.group('Requests, shifts, swaps and undo', () => {
  test('whatever is done, everyone is either away or at work, and balances follow', async ({
    client,
    assert,
  }) => {
    const done = new Set<string>()
    for (let run = 0; run < runs; run += 1) {
      const seed = firstSeed + run
      const desk = await RandomDesk.open(client, seed)
      for (let step = 0; step < length; step += 1) {
        const { name, answer } = await desk.step()
        const what = `seed ${seed}, step ${step}: ${name} ${answer?.status()} ${JSON.stringify(answer?.body())}`
        if (answer) assert.oneOf(answer.status(), [200, 201, 204, 400, 403, 404, 409], what)
        if (answer && answer.status() < 300) done.add(name)
        assert.deepEqual(await settled(desk), [], what)
        const left: number[] = []
        for (const { employeeId } of desk.staff) {
          const limits = await client
            .get(`/api/requests/limits/${employeeId}`)
            .qs({ year: 2030 })
            .bearerToken(desk.w.admin.token)
          left.push((limits.body().result as PersonLimits).limits[0]!.leftMinutes)
        }
        assert.deepEqual(left, await leftFromNothing(desk), what)
      }
    }
    // Else the walk says little.
    assert.includeMembers([...done], [...moves])
  }).timeout(600_000)
})

/** A request follows a step of the schedule in a unit of work of its own, just after. */
async function settled(desk: RandomDesk): Promise<string[]> {
  let wrong = await broken(desk)
  for (let tries = 0; wrong.length > 0 && tries < 20; tries += 1) {
    await setTimeout(50)
    wrong = await broken(desk)
  }
  return wrong
}
