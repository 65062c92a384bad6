import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { pdfPages } from '#app/core/pdf/testing/pdf_text'
import { organisationContext, rows } from '#app/core/organisation_context'
import { planned, punched, recordsDesk, settled } from '#app/time_tracking/testing/records_desk'
import type { Locale } from '#contracts/enums'
import type { TimeRecord } from '#contracts/time_records'
import { makeSheet } from '#app/time_tracking/sheets/make_sheet'
import { paperOf } from '#app/time_tracking/sheets/paper'
import { printSheet } from '#app/time_tracking/sheets/print_sheet'
import { sheetDocument } from '#app/time_tracking/sheets/sheet_document'
import { busyNovember, shiftsOn } from '#app/time_tracking/testing/busy_november'
import { approved } from '#app/time_tracking/testing/settlement_desk'
import { acting, withoutRules, world, type Person } from '#tests/world/world'

const november = { from: '2026-11-01', until: '2026-12-01' }
const sheet = (client: ApiClient, who: Person, of: Person, locale = 'en-US') =>
  client
    .get(`/api/time-tracking/sheets/${of.employeeId}`)
    .qs(november)
    .bearerToken(who.token)
    .header('accept-language', locale)
const textOf = (answer: Awaited<ReturnType<typeof sheet>>): string => linesOf(answer.body())
const linesOf = (bytes: Uint8Array): string =>
  pdfPages(bytes)
    .flatMap(({ lines }) => lines)
    .join('\n')
    // A line may break after a dash.
    .replaceAll('– ', '–')

test.group('The record of working time', () => {
  test('says for each day what was planned, registered and counted, and how it was changed', async ({
    client,
    assert,
  }) => {
    const w = await world()
    await withoutRules(w)
    await organisationContext.run(w.organisationId, () =>
      rows(`update organisations set tax_id = '5260250274', country = 'PL'`)
    )
    const night = { day: '2026-11-08', start: '22:00', end: '06:00' }
    await planned(w, w.employee, [{}, { day: '2026-11-03' }, night])
    await punched(w, w.employee, ['start 2026-11-02 07:03', 'end 2026-11-02 15:04'])
    await punched(w, w.employee, ['start 2026-11-03 07:00', 'end 2026-11-03 14:20'])
    await punched(w, w.employee, ['start 2026-11-08 21:00', 'end 2026-11-09 05:00'])
    await punched(w, w.employee, ['start 2026-11-12 07:00', 'end 2026-11-12 09:00'])
    await settled(w)
    const desk = recordsDesk(client, w.manager)
    const all: TimeRecord[] = (await desk.list()).body().result.items
    const short = all.find(({ day }) => day === '2026-11-03')!
    const change = { start: '08:00', end: '16:00', unpaidBreakMinutes: 0, reason: 'Left for the bank' }
    ;(await desk.edit(short.id, { version: short.version, ...change })).assertStatus(204)
    ;(await desk.accept(short.id, short.version + 1)).assertStatus(204)
    const answer = await sheet(client, w.manager, w.employee, 'pl-PL')
    answer.assertStatus(200)
    answer.assertHeader('content-type', 'application/pdf')
    const text = textOf(answer)
    for (const part of [
      ...['Ewidencja czasu pracy', 'NIP 5260250274', 'Ada Nowak', '02.11.2026 pn', '08:03–16:04'],
      // As registered, and the manager's hours as a note.
      ...['08:00–15:20 1)', 'zarejestrowano: 08:00–15:20; godziny wpisał przełożony: Left for the bank'],
      ...['22:00–06:00', 'WN', 'WS', 'W5', '08:00–10:00 *', '1 zapis czeka na zatwierdzenie', 'Strona 1 z'],
    ])
      assert.include(text, part)
    assert.match(text, /Razem 24:00 8:00/)
    const [page] = pdfPages(answer.body())
    assert.isAbove(page!.width, page!.height)
  })

  test('states the overtime of the average week once its settlement period has ended', async ({ assert }) => {
    const w = await world()
    await organisationContext.run(w.organisationId, () => rows(`update organisations set country = 'PL'`))
    // O3 of the reference: eight hours beyond the average week of November.
    const planned = ['02', '03', '04', '05', '06', '09', '10', '12', '13', '16', '18', '19', '20', '23', '24', '25', '26', '27', '30'] // prettier-ignore
    await approved(w, w.employee, [
      ...planned.map((day) => `2026-11-${day} 06:00-14:00 plan 06:00-14:00`),
      ...['2026-11-17 06:00-18:00 plan 06:00-14:00', '2026-11-21 08:00-18:00'],
    ])
    const sheetAt = async (now: number): Promise<string> => {
      const { averaged } = await acting(w.manager, () => makeSheet(w.employee.employeeId, november, now))
      return averaged
        .map(({ from, until, minutes, percent }) => [from, until, minutes, percent].join(' '))
        .join()
    }
    assert.equal(await sheetAt(Date.parse('2026-11-29T12:00:00Z')), '')
    assert.equal(await sheetAt(Date.parse('2026-12-01T12:00:00Z')), '2026-11-01 2026-12-01 480 200')
    const document = await acting(w.manager, async () =>
      sheetDocument(
        await makeSheet(w.employee.employeeId, november, Date.parse('2026-12-01T12:00:00Z')),
        await paperOf('en-US', 0)
      )
    )
    assert.match(
      JSON.stringify(document.content),
      /Overtime of the average week, settlement period .*2026: 8:00 at 100 %\./
    )
  })

  test('says what was given for worked days off, and until when more is due', async ({ assert }) => {
    const w = await world()
    await withoutRules(w)
    await busyNovember(w, ['2026-11-10'])
    await punched(w, w.employee, shiftsOn(['2026-11-08', '2026-11-21']))
    await settled(w)
    const printed = async (now: string, locale: Locale) => {
      const { bytes } = await acting(w.manager, () =>
        printSheet(w.employee.employeeId, november, locale, Date.parse(now))
      )
      return linesOf(bytes)
    }
    const polish = await printed('2026-11-27T12:00:00Z', 'pl-PL')
    assert.include(polish, 'Za 08.11.2026: udzielono 10.11.2026.')
    assert.include(polish, 'Za 21.11.2026: do udzielenia najpóźniej 30.11.2026.')
    assert.match(polish, /10\.11\.2026 wt ON/)
    assert.include(polish, 'dzień wolny za pracę w niedzielę.')
    const rest = { from: '2026-11-12', until: '2026-12-01' }
    const { daysOff } = await acting(w.manager, () =>
      makeSheet(w.employee.employeeId, rest, Date.parse('2026-11-27T12:00:00Z'))
    )
    assert.deepEqual(
      daysOff.map(({ day, given }) => [day, given]),
      [['2026-11-21', null]]
    )
    // On the day itself it is not given yet.
    assert.notInclude(await printed('2026-11-10T12:00:00Z', 'pl-PL'), 'udzielono')
    const late = await printed('2026-12-02T12:00:00Z', 'en-US')
    assert.include(late, 'For 21.11.2026: was due until 30.11.2026 and has not been given.')
    assert.include(late, 'For 08.11.2026: given on 10.11.2026.')
    const vietnamese = await printed('2026-11-27T12:00:00Z', 'vi-VN')
    assert.include(vietnamese, 'chậm nhất ngày')
    await organisationContext.run(w.organisationId, () => rows(`update locations set country = 'VN'`))
    assert.notInclude(await printed('2026-12-02T12:00:00Z', 'en-US'), 'given on')
  })

  test('is in the language of the reader', async ({ client, assert }) => {
    const w = await world()
    await punched(w, w.employee, ['start 2026-11-02 07:00', 'end 2026-11-02 15:00'])
    await settled(w)
    assert.include(textOf(await sheet(client, w.employee, w.employee)), 'Record of working time')
    const vietnamese = textOf(await sheet(client, w.employee, w.employee, 'vi-VN'))
    assert.include(vietnamese, 'Bảng theo dõi giờ làm việc')
    assert.include(vietnamese, '* 1 bản ghi chờ duyệt')
  })

  test('is for its person, and for those who answer for a location of theirs', async ({ client, assert }) => {
    const w = await world()
    const stranger = await world()
    for (const who of [w.employee, w.manager, w.admin])
      (await sheet(client, who, w.employee)).assertStatus(200)
    for (const who of [w.colleague, stranger.admin]) (await sheet(client, who, w.employee)).assertStatus(404)
    await organisationContext.run(w.organisationId, () =>
      rows(`delete from employee_locations where employee_id = ?`, [w.employee.employeeId])
    )
    await organisationContext.run(w.organisationId, () =>
      rows(`update employees set main_location_id = ? where id = ?`, [w.farLocationId, w.employee.employeeId])
    )
    ;(await sheet(client, w.manager, w.employee)).assertStatus(404)
    const span = await sheet(client, w.admin, w.employee).qs({ from: '2026-01-01', until: '2026-12-01' })
    assert.equal(span.body().Code, 'time_tracking.record_span')
  })

  test('has a list of who was at a location beside it, without reasons of absences', async ({
    client,
    assert,
  }) => {
    const w = await world()
    await withoutRules(w)
    await punched(w, w.employee, ['start 2026-11-02 07:03', 'end 2026-11-02 15:04', 'start 2026-11-03 07:00'])
    await planned(w, w.colleague, [{}, { day: '2026-11-04', type: 1, fullDay: true, code: 'SICK' }])
    await settled(w)
    const list = (who: Person, locationId: string, more: object = {}) =>
      client
        .get(`/api/time-tracking/attendance-lists/${locationId}`)
        .qs({ ...november, ...more })
        .bearerToken(who.token)
        .header('accept-language', 'en-US')
    const text = textOf(await list(w.manager, w.locationId))
    for (const part of ['Attendance list', 'Warszawa', '08:03', '16:04', '…', '–', 'Nowak', 'Kowalska'])
      assert.include(text, part)
    assert.notInclude(text, 'SICK')
    ;(await list(w.manager, w.farLocationId)).assertStatus(404)
    ;(await list(w.employee, w.locationId)).assertStatus(403)
    const long = await list(w.admin, w.locationId, { until: '2026-12-03' })
    assert.equal(long.body().Code, 'time_tracking.record_span')
  })
})
