import { test } from '@japa/runner'
import { organisationContext, rows } from '#app/core/organisation_context'
import { kioskDesk } from '#app/time_tracking/testing/kiosk_desk'
import { inUtc } from '#app/time_tracking/testing/correction_desk'
import { storedPunches } from '#app/time_tracking/testing/punch_desk'
import { settled } from '#app/time_tracking/testing/records_desk'
import { recordStatuses as statuses } from '#contracts/time_records'
import { withoutRules, world, type World } from '#tests/world/world'

const [hour, day] = [3_600_000, 86_400_000]
/** Ten in the morning of a day that is over. */
const morning = (daysAgo: number) => Math.floor(Date.now() / day) * day - daysAgo * day + 10 * hour

async function place(): Promise<World> {
  const w = await world()
  await withoutRules(w)
  await inUtc(w)
  return w
}
/** The records of the employee, by their start: minutes, state and what is to be looked at. */
async function kept({ organisationId, employee }: World) {
  const records = await organisationContext.run(organisationId, () =>
    rows<{ minutes: number; status: number; flags: { kind: string }[] }>(
      `select work_minutes as minutes, status, flags from time_records where employee_id = ? order by real_starts_at`,
      [employee.employeeId]
    )
  )
  return records.map(({ minutes, status, flags }) => [minutes, status, flags.map(({ kind }) => kind).join()])
}

test.group('What goes wrong at kiosks', () => {
  test('two starts at two kiosks within a second are both kept, and the record waits for a person', async ({
    client,
    assert,
  }) => {
    const w = await place()
    const [door, yard] = [kioskDesk(client, w), kioskDesk(client, w)]
    await door.activate()
    await yard.activate()
    const id = w.employee.employeeId
    const at = (offset: number) => ({ clientAtMs: morning(2) + offset })
    await Promise.all([
      door.sync([door.event(id, 'start', at(0)), door.event(id, 'end', at(8 * hour))]),
      yard.sync([yard.event(id, 'start', at(700))]),
    ])
    assert.deepEqual(
      (await storedPunches(w, id)).map(({ kind }) => kind),
      ['start', 'start', 'end']
    )
    await settled(w, Date.now())
    assert.deepEqual(await kept(w), [
      [0, statuses.pending, 'missing_end,no_plan'],
      [480, statuses.pending, 'no_plan'],
    ])
  })

  test('what takes a start back may come before it in the same message', async ({ client, assert }) => {
    const w = await place()
    const desk = kioskDesk(client, w)
    await desk.activate()
    const start = desk.event(w.employee.employeeId, 'start', { clientAtMs: morning(2) })
    const undone = desk.event(w.employee.employeeId, 'void', { corrects: start.counter })
    assert.deepEqual((await desk.sync([undone, start])).refused, [])
    await settled(w, Date.now())
    assert.isEmpty(await kept(w))
  })

  test('an end a week after the start closes nothing', async ({ client, assert }) => {
    const w = await place()
    const desk = kioskDesk(client, w)
    await desk.activate()
    const id = w.employee.employeeId
    await desk.sync([desk.event(id, 'start', { clientAtMs: morning(9) })])
    await desk.sync([desk.event(id, 'end', { clientAtMs: morning(2) })])
    await settled(w, Date.now())
    assert.deepEqual(await kept(w), [[0, statuses.pending, 'missing_end,no_plan']])
  })

  test('an end of a person who was archived while at work is kept and counted', async ({
    client,
    assert,
  }) => {
    const w = await place()
    const desk = kioskDesk(client, w)
    await desk.activate()
    const id = w.employee.employeeId
    await desk.sync([desk.event(id, 'start', { clientAtMs: morning(2) })])
    await organisationContext.run(w.organisationId, () =>
      rows('update employees set archived_at = now() where id = ?', [id])
    )
    const { refused, roster } = await desk.sync([
      desk.event(id, 'end', { clientAtMs: morning(2) + 8 * hour }),
    ])
    assert.isEmpty(refused)
    assert.notInclude(JSON.stringify(roster), id)
    await settled(w, Date.now())
    assert.deepEqual(await kept(w), [[480, statuses.pending, 'no_plan']])
  })
})
