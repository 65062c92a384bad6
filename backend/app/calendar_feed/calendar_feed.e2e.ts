import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { feedLimits } from '#app/calendar_feed/actions/read_feed'
import { forgetCounts, opened, readAll, today } from '#app/calendar_feed/testing/feed_desk'
import { rows } from '#app/core/organisation_context'
import { organisationStatuses } from '#contracts/enums'
import { addDays } from '@shiftloom/solver/time'
import { acting, type World } from '#tests/world/world'

const nextWeek = addDays(today, 7)
const all = [today, addDays(today, 28)] as const
const become = (w: World, status: number) =>
  acting(w.admin, () => rows('update organisations set status = ?', [status]))

test.group('The calendar of one’s own shifts', (group) => {
  group.each.setup(async () => void (await forgetCounts()))

  test('lists the person’s published shifts, in their language, and no one else’s', async ({
    client,
    assert,
  }) => {
    const { w, plan, address } = await opened(client)
    const { employeeId } = w.employee
    await rowsOfUser(w, 'update users set language = 1 where id = ?')
    const breaks = [{ start: '12:00', minutes: 30, paid: false }]
    await plan.create(plan.shift({ employeeId, day: nextWeek, breaks, comment: 'Bring the keys' }))
    await plan.create(plan.shift({ employeeId: w.colleague.employeeId, day: nextWeek }))
    assert.deepEqual(await readAll(client, address), [])
    await plan.publish(...all)
    await plan.create(plan.shift({ employeeId, day: addDays(nextWeek, 1) }))
    const [shift, ...more] = await readAll(client, address)
    assert.lengthOf(more, 0)
    assert.containsSubset(shift, {
      summary: 'Zmiana: Kucharz',
      description: 'Miejsce: Warszawa\nPrzerwa o 12:00: 30 min, niepłatna\nCzas pracy: 7:30',
      location: 'Warszawa',
      status: 'CONFIRMED',
      zone: 'Europe/Warsaw',
      sequence: 0,
      clock: `${nextWeek}T08:00:00 ${nextWeek}T16:00:00`,
    })
    await rowsOfUser(w, 'update users set language = 2 where id = ?')
    assert.equal((await readAll(client, address))[0]!.summary, 'Ca làm: Kucharz')
    const text = (await client.get(address)).text()
    assert.notMatch(text, /keys|Ada|Nowak|Kowalska/)
    assert.match(text, /BEGIN:VTIMEZONE[^]*X-WR-TIMEZONE:Europe\/Warsaw/)
    assert.lengthOf(text.match(/^(DTSTAMP|LAST-MODIFIED):\d{8}T\d{6}Z/gm)!, 3)
  })

  test('a changed shift keeps its name and counts on, one taken away is cancelled and may return', async ({
    client,
    assert,
  }) => {
    const { w, plan, address } = await opened(client)
    const { employeeId } = w.employee
    const entry = await plan.create(plan.shift({ employeeId, day: nextWeek }))
    await plan.publish(...all)
    const [first] = await readAll(client, address)
    await plan.send([{ kind: 'update', id: entry.id, version: entry.version, changes: { end: '15:00' } }])
    assert.deepEqual(await readAll(client, address), [first!])
    await plan.publish(...all)
    const [shorter] = await readAll(client, address)
    assert.containsSubset(shorter, { uid: first!.uid, sequence: 1, minutes: 420 })
    await plan.withdraw(...all)
    const [gone] = await readAll(client, address)
    assert.containsSubset(gone, { uid: first!.uid, sequence: 2, status: 'CANCELLED' })
    assert.equal(gone!.summary, 'Cancelled – Shift: Kucharz')
    assert.deepEqual(await readAll(client, address), [gone!])
    await plan.unpublishLast()
    assert.containsSubset((await readAll(client, address))[0], {
      uid: first!.uid,
      sequence: 3,
      status: 'CONFIRMED',
    })
  })

  test('night shifts keep their clock over both changes, and the repeated hour is exact', async ({
    client,
    assert,
  }) => {
    const { w, address } = await opened(client)
    const night = (day: string, from: string, until: string, startsAt: string, endsAt: string) =>
      acting(w.admin, () =>
        rows(
          `insert into schedule_entries (id, organisation_id, type, employee_id, location_id, day, start_time, end_time,
             zone, starts_at, ends_at, work_minutes, published)
           select gen_random_uuid(), ?, 0, ?, ?, ?, ?, ?, 'Europe/Warsaw', ?, ?, 0, '{}'`,
          [w.organisationId, w.employee.employeeId, w.locationId, day, from, until, startsAt, endsAt]
        )
      )
    const { spring, autumn } = clockChanges()
    await night(addDays(spring, -1), '22:00', '06:00', `${addDays(spring, -1)}T21:00Z`, `${spring}T04:00Z`)
    await night(addDays(autumn, -1), '22:00', '06:00', `${addDays(autumn, -1)}T20:00Z`, `${autumn}T05:00Z`)
    await night(autumn, '02:30', '06:00', `${autumn}T01:30Z`, `${autumn}T05:00Z`)
    await acting(w.admin, () =>
      rows(
        'update schedule_entries e set published = schedule_entry_face(e), published_facts = schedule_entry_facts(e)'
      )
    )
    const found = (await readAll(client, address)).sort((a, b) => a.from.localeCompare(b.from))
    const clocks = Object.fromEntries(found.map(({ from, clock, minutes }) => [from, [clock, minutes]]))
    assert.deepEqual(clocks, {
      ...(inRange(spring) && {
        [`${addDays(spring, -1)}T21:00:00.000Z`]: [`${addDays(spring, -1)}T22:00:00 ${spring}T06:00:00`, 420],
      }),
      ...(inRange(autumn) && {
        [`${addDays(autumn, -1)}T20:00:00.000Z`]: [`${addDays(autumn, -1)}T22:00:00 ${autumn}T06:00:00`, 540],
        [`${autumn}T01:30:00.000Z`]: [`${autumn}T01:30:00 ${autumn}T05:00:00`, 210],
      }),
    })
  })

  test('asks by tag, notes when it was read, and says nothing new to a calendar that is up to date', async ({
    client,
    assert,
  }) => {
    const { own, address } = await opened(client)
    assert.isNull((await own('GET')).body().result.lastReadAt)
    const first = await client.get(address)
    assert.equal(first.header('content-type'), 'text/calendar; charset=utf-8')
    assert.equal(first.header('cache-control'), 'private, max-age=300')
    assert.isUndefined(first.header('set-cookie'))
    const tag = first.header('etag')!
    ;(await client.get(address).header('If-None-Match', `W/${tag}`)).assertStatus(304)
    ;(await client.get(address).header('If-None-Match', '"else"')).assertStatus(200)
    assert.containsSubset((await own('GET')).body().result, { isOpen: true })
    assert.isString((await own('GET')).body().result.lastReadAt)
  })

  test('a new address ends the old one; the secret is stored nowhere', async ({ client, assert }) => {
    const { w, own, open, address } = await opened(client)
    const next = await open()
    ;(await client.get(address)).assertStatus(404)
    ;(await client.get(next)).assertStatus(200)
    const secret = next.slice('/calendar/'.length + 22, -4)
    const kept = await acting(w.admin, () =>
      rows('select f::text from calendar_feeds f union all select a::text from audit_events a')
    )
    assert.notInclude(JSON.stringify(kept), secret)
    ;(await own('DELETE')).assertStatus(204)
    ;(await own('DELETE')).assertStatus(204)
    ;(await client.get(next)).assertStatus(404)
    assert.isFalse((await own('GET')).body().result.isOpen)
    ;(await client.get('/calendar/nothing.ics')).assertStatus(404)
  })

  test('closes with the person, the licence and the organisation', async ({ client, assert }) => {
    const { w, address } = await opened(client)
    await become(w, organisationStatuses.blocked)
    const blocked = await client.get(address).header('Language', 'vi-VN')
    blocked.assertStatus(403)
    assert.equal(blocked.body().Code, 'calendar_feed.closed')
    await become(w, organisationStatuses.archived)
    ;(await client.get(address)).assertStatus(404)
    await become(w, organisationStatuses.active)
    await acting(w.admin, () => rows(`update organisations set licence_features = '{}'`))
    ;(await client.get(address)).assertStatus(403)
    await acting(w.admin, () =>
      rows('update employees set archived_at = now() where id = ?', [w.employee.employeeId])
    )
    ;(await client.get(address)).assertStatus(404)
  })

  test('slows down one address and clients that try others, and leaves right ones beside them alone', async ({
    client,
  }) => {
    const { address } = await opened(client)
    const most = { points: feedLimits.perFeed, expire: Date.now() + 60_000 }
    ;(await client.get(address)).assertStatus(200)
    await db.from('rate_limits').where('key', 'like', 'calendar_feed:%').update(most)
    ;(await client.get(address)).assertStatus(429)
    await forgetCounts()
    ;(await client.get('/calendar/nothing.ics')).assertStatus(404)
    await db.from('rate_limits').where('key', 'like', 'calendar_wrong:%').update(most)
    ;(await client.get('/calendar/nothing.ics')).assertStatus(429)
    ;(await client.get(address)).assertStatus(200)
  })
})

const rowsOfUser = (w: World, sql: string) => acting(w.admin, () => rows(sql, [w.employee.userId]))

/** The last Sundays of March and October nearest to today: at least one lies in the days that calendars cover. */
function clockChanges() {
  const lastSunday = (month: string) => {
    const days = [-1, 0, 1].map((years) => {
      const end = new Date(`${Number(today.slice(0, 4)) + years}-${month}-31T12:00Z`)
      end.setUTCDate(end.getUTCDate() - end.getUTCDay())
      return end.toISOString().slice(0, 10)
    })
    return days.sort((a, b) => distance(a) - distance(b))[0]!
  }
  return { spring: lastSunday('03'), autumn: lastSunday('10') }
}
const distance = (day: string) => Math.abs(Date.parse(day) - Date.now())
const inRange = (day: string) => day > addDays(today, -83) && day < addDays(today, 167)
