import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { addDays, dayOf } from '@shiftloom/solver/time'
import { organisationContext, rows } from '#app/core/organisation_context'
import { previewCounting } from '#app/time_tracking/counting/preview_counting'
import { termsOf } from '#app/time_tracking/records/terms'
import { planned, punched, settled, storedRecords } from '#app/time_tracking/testing/records_desk'
import { usualCompanyRules } from '#contracts/company_rules'
import type { CountingRules } from '#contracts/time_records'
import { withoutRules, world, type Person, type World } from '#tests/world/world'

const { gpsAccuracyMetres: _, ...time } = usualCompanyRules.timeRegistration
const {
  lateAlertMinutes: _l,
  earlyFinishAlertMinutes: _e,
  absenceAlertMinutes: _a,
  missingEndAlertMinutes: _m,
  ...usual
} = time
const december = Date.parse('2026-12-10T12:00:00Z')
const preview = (w: World, more: Partial<CountingRules>) =>
  organisationContext.run(w.organisationId, () => previewCounting({ ...usual, ...more }, december))
const asked = (client: ApiClient, who: Person, body: object) =>
  client.post('/api/time-tracking/counting-previews').bearerToken(who.token).json(body)
const chosen = (w: World, rules: Partial<CountingRules>) =>
  organisationContext.run(w.organisationId, () =>
    rows(`update organisations set settings = settings || ?::jsonb`, [
      JSON.stringify({ companyRules: { timeRegistration: rules } }),
    ])
  )

test.group('Rules of counting', () => {
  test('are tried on last month before they hold', async ({ assert }) => {
    const w = await world()
    await withoutRules(w)
    await planned(w, w.employee)
    await planned(w, w.colleague)
    await punched(w, w.employee, ['start 2026-11-02 07:08', 'end 2026-11-02 15:00'])
    await punched(w, w.colleague, ['start 2026-11-02 06:40', 'end 2026-11-02 15:00'])
    await settled(w)
    const before = await storedRecords(w)
    const same = await preview(w, {})
    assert.containsSubset(same, { month: '2026-11-01', records: 2, changed: 0, examples: [] })
    assert.deepEqual(same.current, { workMinutes: 472 + 480, byRule: 0 })
    assert.deepEqual(same.proposed, same.current)
    const rounded = await preview(w, { startRoundingMinutes: 15, startRoundingMode: 'up' })
    assert.equal(rounded.changed, 1)
    assert.deepEqual(rounded.proposed, { workMinutes: 465 + 480, byRule: 0 })
    assert.containsSubset(rounded.examples, [
      {
        realStartsAt: '2026-11-02T07:08:00.000Z',
        current: { workMinutes: 472 },
        proposed: { workMinutes: 465 },
      },
    ])
    const down = await preview(w, { startRoundingMinutes: 15, startRoundingMode: 'down' })
    assert.equal(down.proposed.workMinutes, 480 + 480)
    const generous = await preview(w, { lateToleranceMinutes: 10, snapMinutes: 20 })
    assert.deepEqual(generous.proposed, { workMinutes: 960, byRule: 2 })
    const byHand = await preview(w, { ...usual, lateToleranceMinutes: 10, automaticAcceptance: false })
    assert.equal(byHand.proposed.byRule, 0)
    assert.deepEqual(await storedRecords(w), before)
  })

  test('hold for what is settled after they were chosen', async ({ assert }) => {
    const w = await world()
    await withoutRules(w)
    await chosen(w, { startRoundingMinutes: 30, startRoundingMode: 'up', snapMinutes: 30 })
    await planned(w, w.employee)
    await punched(w, w.employee, ['start 2026-11-02 07:08', 'end 2026-11-02 15:30'])
    await settled(w)
    const [record] = await storedRecords(w)
    assert.containsSubset(record, { workMinutes: 450, flags: [{ kind: 'late', minutes: 8 }] })
  })

  test('are tried by administrators alone, within their limits', async ({ client, assert }) => {
    const w = await world()
    const { result } = (await asked(client, w.admin, usual)).body()
    const thisMonth = `${dayOf(Date.now(), 'UTC').slice(0, 7)}-01`
    assert.equal(result.month, `${addDays(thisMonth, -1).slice(0, 7)}-01`)
    for (const who of [w.employee, w.manager, w.locationManager])
      (await asked(client, who, usual)).assertStatus(403)
    for (const wrong of [{ snapMinutes: 61 }, { startRoundingMode: 'sideways' }, { endRoundingMinutes: -1 }])
      assert.equal((await asked(client, w.admin, { ...usual, ...wrong })).body().Code, 'core.invalid_input')
  })

  test('without a step leave times as they are, whatever the direction', ({ assert }) =>
    assert.equal(termsOf({ ...usual, startRoundingMode: 'up' }).startRounding.mode, 'none'))
})
