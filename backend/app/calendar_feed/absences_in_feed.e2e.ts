import { test } from '@japa/runner'
import { addDays, weekdayOf } from '@shiftloom/solver/time'
import { askedAbsence } from '#app/calendar_feed/testing/asked_absence'
import { forgetCounts, opened, readAll, today } from '#app/calendar_feed/testing/feed_desk'
import { rows } from '#app/core/organisation_context'
import { planner } from '#tests/world/planner'
import { acting } from '#tests/world/world'

const monday = addDays(today, 15 - weekdayOf(today))
const sunday = addDays(monday, 6)
const shown = ({ summary, status, clock, sequence }: Awaited<ReturnType<typeof readAll>>[number]) => ({
  ...{ summary, status, clock, sequence },
})

test.group('Absences in the calendar of one’s own shifts', (group) => {
  group.each.setup(async () => void (await forgetCounts()))

  test('an approved request is there at once, whole and without its kind, and is cancelled with it', async ({
    client,
    assert,
  }) => {
    const { w, address } = await opened(client)
    const asked = await askedAbsence(client, w, 'vacation', { firstDay: monday, lastDay: sunday })
    assert.deepEqual(await readAll(client, address), [])
    await asked.approve()
    const [leave, ...more] = await readAll(client, address)
    assert.lengthOf(more, 0)
    const clock = `${monday} ${addDays(sunday, 1)}`
    const known = { summary: 'Leave', status: 'CONFIRMED', clock, sequence: 0 }
    assert.deepEqual(shown(leave!), known)
    const text = (await client.get(address)).text()
    assert.notInclude(text, asked.typeName)
    assert.notMatch(text, /^LOCATION|^DESCRIPTION/m)
    await planner(client, w, w.manager).publish(monday, addDays(sunday, 1))
    assert.deepEqual(await readAll(client, address), [leave!])
    await asked.takeBack()
    const [gone, ...others] = await readAll(client, address)
    assert.lengthOf(others, 0)
    assert.containsSubset(gone, { uid: leave!.uid, status: 'CANCELLED', summary: 'Cancelled – Leave' })
  })

  test('a part of a day has its hours, and what planners enter is there once it is published', async ({
    client,
    assert,
  }) => {
    const { w, plan, address } = await opened(client)
    await acting(w.admin, () => rows('update users set language = 1 where id = ?', [w.employee.userId]))
    const part = { start: '10:00', end: '12:00' }
    const asked = await askedAbsence(client, w, 'other', { firstDay: monday, lastDay: monday, part })
    await asked.approve()
    const { employeeId } = w.employee
    const day = addDays(monday, 1)
    await plan.create({
      ...plan.shift({ employeeId, day, start: '00:00', end: '00:00', positionId: null }),
      ...{ type: 1, fullDay: true, code: 'UW' },
    })
    const hours = [`${monday}T10:00:00 ${monday}T12:00:00`, 'Nieobecność']
    const seen = async () => (await readAll(client, address)).map(({ clock, summary }) => [clock, summary])
    assert.deepEqual(await seen(), [hours])
    await plan.publish(monday, addDays(sunday, 1))
    assert.deepEqual(await seen(), [hours, [`${day} ${addDays(day, 1)}`, 'Urlop']])
  })

  test('a long leave that began before the days covered keeps its name until it is over', async ({
    client,
    assert,
  }) => {
    const { w, address } = await opened(client)
    const asked = await askedAbsence(client, w, 'vacation', { firstDay: monday, lastDay: sunday })
    await asked.approve()
    const became = (firstDay: string, lastDay: string) =>
      acting(w.admin, () =>
        rows('update requests set first_day = ?, last_day = ? where id = ?', [firstDay, lastDay, asked.id])
      )
    await became(addDays(today, -200), addDays(today, 20))
    const [first] = await readAll(client, address)
    assert.equal(first!.status, 'CONFIRMED')
    assert.deepEqual(await readAll(client, address), [first!])
    await became(addDays(today, -200), addDays(today, -100))
    assert.deepEqual(await readAll(client, address), [])
  })
})
