import { test } from '@japa/runner'
import { planned, punched, recordsDesk, settled, voided } from '#app/time_tracking/testing/records_desk'
import type { RecordDetails, TimeRecord } from '#contracts/time_records'
import { withoutRules, world } from '#tests/world/world'

test.group('The details of a time record', () => {
  test('hold its punches, also those taken back, its history and the work around it', async ({
    client,
    assert,
  }) => {
    const w = await world()
    await withoutRules(w)
    await planned(w, w.employee)
    const [wrong] = await punched(w, w.employee, ['start 2026-11-02 06:30'])
    await voided(w, w.employee, wrong!)
    await punched(w, w.employee, ['start 2026-11-02 07:06', 'end 2026-11-02 15:00'])
    await punched(w, w.employee, ['start 2026-11-01 15:00', 'end 2026-11-01 21:06'])
    await settled(w)
    const desk = recordsDesk(client, w.manager)
    const records: TimeRecord[] = (await desk.list({ from: '2026-11-02' })).body().result.items
    const { id } = records[0]!
    const details = async (): Promise<RecordDetails> => (await desk.show(id)).body().result
    const first = await details()
    assert.deepEqual(
      first.log.map(({ kind, at, takenBack }) => [kind, at, takenBack]),
      [
        ['start', '2026-11-02T06:30:00Z', true],
        ['start', '2026-11-02T07:06:00Z', false],
        ['end', '2026-11-02T15:00:00Z', false],
      ]
    )
    assert.deepEqual(
      first.log.map(({ radiusMetres }) => radiusMetres),
      [150, 150, 150]
    )
    assert.deepInclude(first.before, { day: '2026-11-01', restMinutes: 600 })
    assert.isNull(first.after)
    assert.isEmpty(first.steps)
    await desk.edit(id, { version: first.version, start: '08:00', end: '16:00', unpaidBreakMinutes: 15 })
    await desk.reject(id, first.version + 1, 'Was not at work')
    await desk.accept(id, first.version + 2)
    const { steps } = await details()
    assert.deepEqual(
      steps.map(({ kind, reason, hours }) => [kind, reason, hours]),
      [
        ['edited', 'Agreed with the person', { start: '08:00', end: '16:00', unpaidBreakMinutes: 15 }],
        ['rejected', 'Was not at work', null],
        ['approved', null, null],
      ]
    )
    assert.equal(steps[0]!.by?.surname, 'Wiśniewska')
  })

  test('name an approval by rule', async ({ client, assert }) => {
    const w = await world()
    await withoutRules(w)
    await planned(w, w.employee)
    await punched(w, w.employee, ['start 2026-11-02 07:00', 'end 2026-11-02 15:00'])
    await settled(w)
    const desk = recordsDesk(client, w.employee)
    const [{ id }] = (await desk.list()).body().result.items
    const { steps } = (await desk.show(id)).body().result
    assert.containsSubset(steps, [{ kind: 'approved', by: null }])
  })

  test('are for their person and for those who answer for the location', async ({ client, assert }) => {
    const w = await world()
    const stranger = await world()
    await punched(w, w.employee, ['start 2026-11-02 07:00', 'end 2026-11-02 15:00'])
    await settled(w)
    const [{ id }] = (await recordsDesk(client, w.employee).list()).body().result.items
    ;(await recordsDesk(client, w.employee).show(id)).assertStatus(200)
    for (const who of [w.colleague, stranger.admin])
      assert.equal((await recordsDesk(client, who).show(id)).body().Code, 'core.not_found')
  })
})
