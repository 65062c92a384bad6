import { test } from '@japa/runner'
import type { Assert } from '@japa/assert'
import type { ApiClient, ApiResponse } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import ICAL from 'ical.js'
import { DateTime } from 'luxon'
import { newId } from '#app/core/models/new_id'
import type { StoredMail } from '#app/core/mail/outgoing_mail'
import { pdfPages } from '#app/core/pdf/testing/pdf_text'
import { exporter, sheetIn } from '#app/exports/testing/stage'
import { exportFormats, exportLayoutIds } from '#contracts/exports'
import type { FieldProblem } from '#contracts/http'
import { roles } from '#contracts/enums'
import { endpoints, type Endpoint } from '#tests/architecture/routes'
import { addressOf, ask, bodyOf, patiently } from '#tests/world/asking'
import { ownMark, rowsOfEveryKind, type Ids } from '#tests/world/every_kind'
import { eachOf } from '#tests/world/lanes'
import { officePerson } from '#tests/world/office_person'
import { planner } from '#tests/world/planner'
import { textOf } from '#tests/world/text_of'
import { placesOf, put, wholeBodies, type Place } from '#tests/world/whole_body'
import { anotherSession, withoutRules, world } from '#tests/world/world'

const mark = `Zq${newId().slice(-5)}`
const harm = `<script>"><img onerror>{{7*7}}${mark}`
const starts = ['=', '+', '-', '@', '\t=', '\r=']
/** Begins a line of a header, of a mail's text or of a calendar. */
const lines = '\r\nBcc: attacker@example.test\r\nBEGIN:VEVENT'

/** Dangerous in a page, a template, a table and, where a field keeps them, as lines of their own. */
const text = (number: number, isOneLine: boolean) =>
  `${starts[number % starts.length]}${harm}${number}${isOneLine ? '' : lines}`

/** Everything that keeps a text; what would end the session or the organisation is left out. */
const writing = () =>
  endpoints().filter(
    ({ method, needsAccount, pattern }) =>
      needsAccount &&
      /POST|PUT/.test(method) &&
      !/archive|authentication|impersonations|deletion|\/password|two-factor|removal/.test(pattern)
  )
const isOffice = ({ pattern }: Endpoint) => pattern.startsWith('/api/office')
/** Where a shorter text without line breaks might do; elsewhere only what has its form. */
const isLength = ({ rule }: Pick<FieldProblem, 'rule'>) => /maxLength|regex|one_line/.test(rule)
const refusals = (answer: ApiResponse): Pick<FieldProblem, 'field' | 'rule'>[] => {
  const { fields = [], field } = (answer.body().Details ?? {}) as { fields?: FieldProblem[]; field?: string }
  return field ? [{ field, rule: 'catalogue' }] : fields
}
/** Names of things the product itself offers. */
const named = /^(layout|ruleId|label)$/

let planted = 0

/** Plants the text in all places at once; what is refused gets it on one line, then stays as it was. */
async function plant(client: ApiClient, endpoint: Endpoint, token: string, ids: Ids): Promise<ApiResponse[]> {
  const count = wholeBodies(endpoint, ids).length
  const answers: ApiResponse[] = []
  for (let at = 0; at < count; at += 1) {
    const [oneLine, asItWas] = [new Set<string>(), new Set<string>()]
    let current: object = {}
    for (let round = 0; round < 8; round += 1) {
      const body = { ...wholeBodies(endpoint, ids)[at]!, ...current }
      const places = placesOf(endpoint, body).filter(
        ({ isText, isId, path, name }) => isText && !isId && !named.test(name) && !asItWas.has(path)
      )
      if (places.length === 0) break
      const spoilt = places.reduce<unknown>(
        (made: unknown, { path }: Place) => put(made, path, () => text((planted += 1), oneLine.has(path))),
        body
      )
      const answer = await patiently(() =>
        client
          .request(addressOf(endpoint.pattern, ids), endpoint.method)
          .bearerToken(token)
          .json(spoilt as object)
      )
      answers.push(answer)
      const refused = refusals(answer).filter(({ field }) => places.some(({ path }) => path === field))
      const { version } = answer.body()?.Details?.current ?? {}
      if (answer.status() === 409 && version !== undefined) current = { version }
      else if (refused.length === 0) break
      for (const one of refused) (isLength(one) && !oneLine.has(one.field) ? oneLine : asItWas).add(one.field)
    }
  }
  return answers
}

test.group('Texts that people store', () => {
  test('leave as text: in answers, mails, calendars, files and the log', async ({ client, assert }) => {
    const own = await world()
    await withoutRules(own)
    const some = await rowsOfEveryKind(own, ownMark)
    const ids = { ...some, employee: own.employee.employeeId, user: own.employee.userId }
    const { token: office } = await officePerson(roles.globalAdmin)
    const taken = new Set<string>()
    await eachOf(writing(), async (endpoint) => {
      const token = isOffice(endpoint) ? office : own.admin.token
      for (const answer of await plant(client, endpoint, token, ids)) {
        const what = `${endpoint.method} ${endpoint.pattern} ${answer.text().slice(0, 200)}`
        assert.isBelow(answer.status(), 500, what)
        if (answer.text() !== '')
          assert.match(String(answer.header('content-type')), /^application\/json/, what)
        assert.equal(answer.header('x-content-type-options'), 'nosniff', what)
        assert.notInclude(answer.text(), `49${mark}`, what)
        if (answer.status() < 300) taken.add(`${endpoint.method} ${endpoint.pattern}`)
      }
    })
    assert.isAbove(taken.size, 10, [...taken].join('\n'))

    const shown = new Set<string>()
    const reading = endpoints().filter(({ method, needsAccount }) => method === 'GET' && needsAccount)
    await eachOf(reading, async (endpoint) => {
      const answer = await ask(client, endpoint, {
        token: isOffice(endpoint) ? office : own.admin.token,
        ids,
      })
      const type = String(answer.header('content-type'))
      assert.equal(answer.header('x-content-type-options'), 'nosniff', endpoint.pattern)
      assert.match(
        type,
        /^(application\/(json|pdf|vnd\.openxml.*sheet$)|text\/csv|image\/(png|jpeg|webp))|^undefined$/,
        endpoint.pattern
      )
      if (textOf(answer).includes(mark)) shown.add(endpoint.pattern)
    })
    assert.isAbove(shown.size, 10, [...shown].join('\n'))

    const plan = planner(client, own, own.admin)
    const inDays = (days: number) => DateTime.utc().plus({ days }).toISODate()
    const [from, until] = [inDays(-7), inDays(7)]
    // One that was worked, one that is planned.
    for (const days of [-2, 3]) await plan.create(plan.shift({ employeeId: ids.employee, day: inDays(days) }))
    assert.equal((await plan.publish(from, until)).status(), 200)

    // A new address of theirs waits to be confirmed; their calendar is read as it was before.
    await db.connection('owner').from('users').where('id', ids.user).update({ status: 'active' })
    const feed = await client.post('/api/calendar-feed').bearerToken(await anotherSession(own.employee))
    feed.assertStatus(200)
    const calendar = await client.get(feed.body().result.path)
    assert.match(String(calendar.header('content-type')), /^text\/calendar/)
    assert.equal(calendar.header('x-content-type-options'), 'nosniff')
    const events = new ICAL.Component(ICAL.parse(calendar.text())).getAllSubcomponents('vevent')
    assert.isAtMost(events.length, 2)
    assert.isNotEmpty(events)
    for (const event of events) assert.include(new ICAL.Event(event).location, harm)
    assert.notMatch(calendar.text(), /^Bcc:/m)

    const { export: make } = exporter(client, own.admin)
    for (const layout of exportLayoutIds)
      for (const format of exportFormats) {
        const { bytes } = await make({ layout, format, from, until })
        const what = `${layout} as ${format}`
        if (format === 'pdf') {
          const page = pdfPages(bytes).flatMap(({ lines: read }) => read)
          assert.match(page.join(' '), new RegExp(`<script>.*\\{\\{7\\*7\\}\\}.*${mark}`), what)
          assert.notMatch(Buffer.from(bytes).toString('latin1'), /\/(JavaScript|JS|URI|Launch)\b/, what)
        } else if (format === 'csv') noFormula(assert, Buffer.from(bytes).toString('utf8'), what)
        else {
          const cells = Object.values(sheetIn(bytes).sheet) as { t?: string; f?: string; v?: unknown }[]
          const texts = cells.filter(({ t }) => t === 's').map(({ v }) => String(v))
          assert.isTrue(
            texts.some((one) => one.includes(mark)),
            what
          )
          assert.deepEqual(
            texts.filter((one) => /^[=+\-@\t\r]/.test(one)),
            [],
            what
          )
          assert.isFalse(
            cells.some(({ f }) => f !== undefined),
            what
          )
        }
      }
    const log = await client.get('/api/event-log-file').bearerToken(own.admin.token)
    assert.match(String(log.header('content-type')), /^text\/csv/)
    noFormula(assert, log.text(), 'event log')

    // The name of the organisation is in the subject.
    const invited = await client
      .post('/api/organisation-management/employees')
      .bearerToken(own.admin.token)
      .json(bodyOf({ method: 'POST', pattern: '' } as Endpoint, ids))
    invited.assertStatus(201)
    const mails = (await db.from('mails').where('text_body', 'like', `%${mark}%`)) as StoredMail[]
    assert.isTrue(mails.some(({ subject }) => subject.includes(mark)))
    for (const { subject, to_address, text_body, html_body } of mails) {
      assert.notMatch(subject + to_address, /[\r\n]/)
      assert.notMatch(text_body, /^(Bcc:|BEGIN)/m)
      assert.include(html_body, '&lt;script&gt;')
      assert.notMatch(html_body, /<script|<img/)
    }
  }).timeout(60_000)
})

/** Whatever begins a cell, quoted or not: nothing a spreadsheet runs. */
function noFormula(assert: Assert, table: string, what: string): void {
  assert.include(table, mark, what)
  assert.notMatch(table.slice(1), /(^|[;\n])"?[=+\-@\t\r](?!\n)/, what)
}
