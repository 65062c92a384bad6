import { test } from '@japa/runner'
import { organisationContext, rows } from '#app/core/organisation_context'
import { attendanceList } from '#app/time_tracking/sheets/attendance_list'
import { makeSheet } from '#app/time_tracking/sheets/make_sheet'
import { planned } from '#app/time_tracking/testing/records_desk'
import { approved } from '#app/time_tracking/testing/settlement_desk'
import { acting, withoutRules, world, worksAlsoAt } from '#tests/world/world'

const november = { from: '2026-11-01', until: '2026-12-01' }
const later = Date.parse('2026-12-02T12:00:00Z')

test.group('Records of sheets', () => {
  test('are those that were not rejected, where they were, and a Sunday holiday is one day', async ({
    assert,
  }) => {
    const w = await world()
    const far = { ...w, locationId: w.farLocationId }
    await approved(w, w.employee, [
      '2026-11-01 08:00-16:00',
      '2026-11-03 08:00-16:00',
      '2026-11-04 08:00-16:00',
    ])
    await approved(far, w.employee, ['2026-11-05 08:00-16:00'])
    await organisationContext.run(w.organisationId, () =>
      rows(
        `update time_records set status = 2, reject_reason = 'Not there' where day = '2026-11-04' returning 1`
      )
    )
    const sheet = await acting(w.manager, () => makeSheet(w.employee.employeeId, november, later))
    const worked = sheet.days.filter((day) => day.worked.length > 0)
    assert.deepEqual(
      worked.map(({ day, workMinutes, festiveMinutes }) => [day, workMinutes, festiveMinutes]),
      [
        ['2026-11-01', 480, 480],
        ['2026-11-03', 480, 0],
        ['2026-11-05', 480, 0],
      ]
    )
    assert.equal(sheet.days.find(({ day }) => day === '2026-11-11')!.dayOff, 'holiday')
    const here = await acting(w.manager, () => attendanceList(w.locationId, november))
    assert.deepEqual(
      here.people.map(({ attendance }) => [...attendance.keys()]),
      [['2026-11-01', '2026-11-03']]
    )
  })

  test('work on Sundays and holidays lasts from six to six, and a Sunday holiday is one day', async ({
    assert,
  }) => {
    const w = await world()
    await approved(w, w.employee, [
      ...['2026-11-02 04:00-12:00', '2026-11-07 22:00-06:00', '2026-11-08 22:00-06:00'],
      '2026-11-11 22:00-07:00',
    ])
    const { days } = await acting(w.manager, () => makeSheet(w.employee.employeeId, november, later))
    assert.deepEqual(
      days
        .filter((day) => day.worked.length > 0)
        .map(({ day, workMinutes, festiveMinutes }) => [day, workMinutes, festiveMinutes]),
      [
        ['2026-11-02', 480, 120],
        ['2026-11-07', 480, 0],
        ['2026-11-08', 480, 480],
        ['2026-11-11', 540, 480],
      ]
    )
  })

  test('of a location list who was there or planned there on its days, and who was away as away', async ({
    assert,
  }) => {
    const w = await world()
    await withoutRules(w)
    const leave = { type: 1 as const, fullDay: true, positionId: null }
    await planned(w, w.colleague, [{ day: '2026-11-03' }, { day: '2026-11-04', ...leave }])
    await worksAlsoAt(w, w.manager, w.farLocationId)
    await planned(w, w.manager, [{ day: '2026-11-03', locationId: w.farLocationId }])
    await planned(w, w.advisor, [{ day: '2026-11-11' }])
    await approved(w, w.employee, ['2026-11-10 08:00-16:00', '2026-11-11 08:00-16:00'])
    const { people, days } = await acting(w.admin, () =>
      attendanceList(w.locationId, { from: '2026-11-02', until: '2026-11-11' })
    )
    assert.deepEqual(
      people.map(({ surname, attendance }) => [surname, ...attendance]),
      [
        ['Kowalska', ['2026-11-04', ['absent']]],
        ['Nowak', ['2026-11-10', [{ start: '08:00', end: '16:00' }]]],
      ]
    )
    assert.deepEqual([days[0], days.at(-1)], ['2026-11-02', '2026-11-10'])
  })
})
