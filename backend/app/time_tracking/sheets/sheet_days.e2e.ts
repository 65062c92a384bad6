import { test } from '@japa/runner'
import { monthSpan } from '#app/time_tracking/settlement/months/month'
import { organisationContext, rows } from '#app/core/organisation_context'
import { makeSheet } from '#app/time_tracking/sheets/make_sheet'
import type { Sheet } from '#app/time_tracking/sheets/sheet'
import { correctedDay, correctionDesk, inUtc } from '#app/time_tracking/testing/correction_desk'
import { punched, settled } from '#app/time_tracking/testing/records_desk'
import { approved } from '#app/time_tracking/testing/settlement_desk'
import { underSystem } from '#tests/world/rule_case'
import { acting, withoutRules, world, type World } from '#tests/world/world'

const november = { from: '2026-11-01', until: '2026-12-01' }
const later = Date.parse('2026-12-02T12:00:00Z')
const sheetOf = (w: World, range = november, now = later): Promise<Sheet> =>
  acting(w.manager, () => makeSheet(w.employee.employeeId, range, now))

test.group('Days of a sheet', () => {
  test('have the title of a day off once they have come', async ({ assert }) => {
    const w = await world()
    const titles = async (now: string) => {
      const { days } = await sheetOf(w, november, Date.parse(now))
      return ['2026-11-14', '2026-11-15', '2026-11-21'].map(
        (asked) => days.find(({ day }) => day === asked)!.dayOff
      )
    }
    assert.deepEqual(await titles('2026-11-20T12:00:00Z'), ['other', 'sunday', null])
    assert.deepEqual(await titles('2026-12-02T12:00:00Z'), ['other', 'sunday', 'other'])
  })

  test('have no hours in the task system of Poland, whatever was registered', async ({ assert }) => {
    const w = await world()
    await organisationContext.run(w.organisationId, () =>
      rows(`update organisations set country = 'PL' returning 1`)
    )
    await approved(w, w.employee, ['2026-11-03 08:00-18:00 plan 08:00-16:00'])
    const hours = async () => {
      const { days } = await sheetOf(w)
      const { worked, workMinutes, overtime } = days.find(({ day }) => day === '2026-11-03')!
      return [worked.length, workMinutes, overtime.length]
    }
    assert.deepEqual(await hours(), [1, 600, 1])
    await underSystem('TASK')(w)
    assert.deepEqual(await hours(), [0, 0, 0])
  })

  test('name what a correction has replaced, once it was accepted', async ({ client, assert }) => {
    const w = await world()
    await withoutRules(w)
    await inUtc(w)
    await punched(w, w.employee, [`start ${correctedDay} 07:58`, `end ${correctedDay} 14:00`])
    await settled(w, Date.now())
    const month = monthSpan(`${correctedDay.slice(0, 7)}-01`)
    const notes = async () => {
      const { notes: all, days } = await sheetOf(w, month, Date.now())
      const own = days.find(({ day }) => day === correctedDay)!
      return { all, own: own.worked.flatMap((hours) => hours.notes) }
    }
    const [record] = await organisationContext.run(w.organisationId, () =>
      rows<{ id: string }>('select id from time_records where day = ?', [correctedDay])
    )
    const id = await correctionDesk(client, w, w.employee).filed({ recordId: record!.id })
    assert.deepEqual(await notes(), { all: [], own: [] })
    ;(await correctionDesk(client, w, w.manager).accept(id)).assertStatus(204)
    await settled(w, Date.now())
    const { all, own } = await notes()
    assert.containsSubset(all, [
      {
        ...{ number: 1, kind: 'correction', day: correctedDay, reason: 'The tablet was off' },
        before: { start: '07:58', end: '14:00' },
      },
    ])
    assert.deepEqual(own, [1])
  })
})
