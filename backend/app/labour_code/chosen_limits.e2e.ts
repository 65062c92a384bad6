import { test } from '@japa/runner'
import { ChangeSettings } from '#app/labour_code/actions/change_settings'
import { planRulesFor } from '#app/labour_code/public/plan_rules'
import { trx } from '#app/core/organisation_context'
import type { LabourCodeSettingsInput } from '#contracts/labour_code'
import { acting, world } from '#tests/world/world'

const november = { from: '2026-11-01', until: '2026-12-01' }

test.group('Limits of a plan that a company has chosen', () => {
  test('what the organisation chose changes the limits of its law', async ({ assert }) => {
    const w = await world()
    const chosen: LabourCodeSettingsInput = {
      version: 0,
      verification: 'alert',
      severities: { weekly_rest: 'block', day_break: 'off' },
      toleranceMinutes: 10,
      ownBreak: { breakMinutes: 20, shiftMinutes: 300 },
      weeklyReckoning: true,
      weeklyRestMode: 'strict',
      nightFrom: '21:30',
      maxConsecutiveSundays: 2,
      partialWeeks: true,
      restWeekdays: [7],
    }
    const { ruleSets } = await acting(w.admin, async () => {
      await new ChangeSettings().handle(chosen)
      await trx()
        .from('employees')
        .where('id', w.colleague.employeeId)
        .update({ main_location_id: w.farLocationId })
      return planRulesFor([w.employee.employeeId, w.colleague.employeeId], november)
    })
    const limitsIn = (zone: string) => ruleSets.find((set) => set.zone === zone)!.versions.at(-1)!.limits
    assert.containsSubset(ruleSets[0]!.settings, {
      daily_rest: 'alert',
      weekly_rest: 'block',
      day_break: 'off',
      overlap: 'block',
      availability: 'block',
    })
    const both = {
      toleranceMinutes: 10,
      weeklyRestMode: 'strict',
      maxConsecutiveSundays: 2,
      partialWeeks: true,
    }
    assert.containsSubset(limitsIn('Europe/Warsaw'), {
      ...both,
      restWeekdays: [],
      nightFrom: '21:30',
      nightUntil: '05:30',
      sundayStartsAt: '06:00',
      normalDayMinutes: null,
      breaks: { paidOnly: true, steps: [{ fromMinutes: 300, minutes: 20 }] },
    })
    assert.containsSubset(limitsIn('Asia/Ho_Chi_Minh'), {
      ...both,
      restWeekdays: [7],
      nightFrom: '22:00',
      sundayStartsAt: '00:00',
      normalDayMinutes: 600,
    })
  })
})
