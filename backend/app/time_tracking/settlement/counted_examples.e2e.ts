import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { clockOf } from '@shiftloom/solver/time'
import { organisationContext, rows } from '#app/core/organisation_context'
import { planned, punched, recordsDesk, settled } from '#app/time_tracking/testing/records_desk'
import type { RoundingMode } from '#contracts/company_rules'
import { recordStatuses, type TimeRecord } from '#contracts/time_records'
import { withoutRules, world, type World } from '#tests/world/world'

const zone = 'Europe/Warsaw'
const { approved, pending } = recordStatuses

async function records(client: ApiClient, w: World, more: object = {}): Promise<TimeRecord[]> {
  await settled(w)
  const answer = await recordsDesk(client, w.manager).list({ pageSize: 50, ...more })
  answer.assertStatus(200)
  return answer
    .body()
    .result.items.toSorted((a: TimeRecord, b: TimeRecord) => a.realStartsAt!.localeCompare(b.realStartsAt!))
}
const counted = ({ countedStartsAt, countedEndsAt, workMinutes }: TimeRecord): string => {
  const [from, until] = [countedStartsAt, countedEndsAt].map((at) => clockOf(Date.parse(at!), zone))
  return `${from}-${until} ${workMinutes}`
}
const flags = (record: TimeRecord): string =>
  record.flags.map(({ kind, minutes }) => (minutes > 0 ? `${kind} ${minutes}` : kind)).join(', ')

/** Clock times of Warsaw in November as punches in UTC. */
const inUtc = (clock: string): string => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return `${String(hours - 1).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`
}

test.group('Registered time of the reference', () => {
  test('R1 to R4: beside a plan of 8 to 16', async ({ client, assert }) => {
    const cases = [
      ['R1', '07:50', '16:04', '08:00-16:00 480', approved, ''],
      ['R2', '08:04', '16:00', '08:00-16:00 480', approved, ''],
      ['R3', '08:06', '16:00', '08:06-16:00 474', pending, 'late 6'],
      ['R4', '07:30', '16:00', '08:00-16:00 480', pending, 'early 30'],
    ] as const
    for (const [number, start, end, expected, status, reasons] of cases) {
      const w = await world()
      await planned(w, w.employee)
      await punched(w, w.employee, [`start 2026-11-02 ${inUtc(start)}`, `end 2026-11-02 ${inUtc(end)}`])
      const [record] = await records(client, w)
      assert.deepEqual(
        [counted(record!), record!.status, flags(record!)],
        [expected, status, reasons],
        number
      )
      assert.equal(record!.autoApproved ?? status === approved, status === approved, number)
    }
  })

  test('R5, R6: nights of both clock changes, and two starts without an end', async ({ client, assert }) => {
    for (const [day, start, end, minutes] of [
      ['2026-03-28', '2026-03-28 21:00', '2026-03-29 04:00', 420],
      ['2026-10-24', '2026-10-24 20:00', '2026-10-25 05:00', 540],
    ] as const) {
      const w = await world()
      await withoutRules(w)
      await planned(w, w.employee, [{ day, start: '22:00', end: '06:00' }])
      await punched(w, w.employee, [`start ${start}`, `end ${end}`])
      const [record] = await records(client, w, spanOf(day))
      assert.equal(counted(record!), `22:00-06:00 ${minutes}`, day)
    }
    const w = await world()
    await planned(w, w.employee)
    await punched(w, w.employee, ['start 2026-11-02 07:00', 'start 2026-11-02 11:00', 'end 2026-11-02 15:00'])
    const [first, second] = await records(client, w)
    assert.deepEqual([flags(first!), first!.status], ['missing_end', pending])
    assert.equal(counted(second!), '12:00-16:00 240')
  })

  test('rounding to a quarter of an hour, up, down and to the nearest', async ({ client, assert }) => {
    const starts = ['07:52', '07:53', '08:07', '08:08']
    const ends = ['15:52', '15:53', '16:07', '16:08']
    const cases: [RoundingMode, string[], string[]][] = [
      ['up', ['08:00', '08:00', '08:15', '08:15'], ['16:00', '16:00', '16:15', '16:15']],
      ['down', ['07:45', '07:45', '08:00', '08:00'], ['15:45', '15:45', '16:00', '16:00']],
      ['nearest', ['07:45', '08:00', '08:00', '08:15'], ['15:45', '16:00', '16:00', '16:15']],
    ]
    for (const [mode, roundedStarts, roundedEnds] of cases) {
      const w = await world()
      await rounding(w, mode)
      for (const [index, start] of starts.entries()) {
        const day = `2026-11-0${index + 2}`
        await punched(w, w.employee, [`start ${day} ${inUtc(start)}`, `end ${day} ${inUtc(ends[index]!)}`])
      }
      const found = await records(client, w)
      assert.deepEqual(
        found.map((record) => counted(record).split(' ')[0]),
        roundedStarts.map((start, index) => `${start}-${roundedEnds[index]}`),
        mode
      )
      assert.deepEqual(
        found.map(({ realStartsAt }) => clockOf(Date.parse(realStartsAt!), zone)),
        starts,
        mode
      )
    }
  })
})

const spanOf = (day: string) => ({ from: `${day.slice(0, 7)}-01`, until: `${day.slice(0, 7)}-31` })

const rounding = ({ organisationId }: World, mode: RoundingMode) =>
  organisationContext.run(organisationId, () =>
    rows(`update organisations set settings = settings || ?::jsonb`, [
      JSON.stringify({
        companyRules: {
          timeRegistration: {
            ...{ startRoundingMinutes: 15, startRoundingMode: mode },
            ...{ endRoundingMinutes: 15, endRoundingMode: mode },
          },
        },
      }),
    ])
  )
