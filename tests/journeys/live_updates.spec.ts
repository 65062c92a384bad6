import { test } from '@japa/runner'
import type { Page, WebSocketRoute } from 'playwright'
import { apiOf } from '../stage/api.ts'
import { addDays, comingMonday } from '../stage/days.ts'
import { newId } from '../stage/ids.ts'
import { cellOf, freePeople, openScheduler, rowIdsOf, scheduleOf } from '../stage/scheduler.ts'
import { account } from '../stage/settings.ts'
import { signedIn } from '../stage/sign_in.ts'

test.group('Live updates', () => {
  test('after a lost connection the screen comes back by itself and shows what it missed', async ({
    assert,
  }) => {
    const from = addDays(comingMonday(), 7 * 26)
    const { page, context } = await signedIn('manager')
    const line = await lineOf(page)
    await openScheduler(page, 'week', from)
    await page.getByRole('button', { name: 'Live updates are on' }).waitFor()
    const plan = await scheduleOf('manager', from, 7)
    const person = freePeople(plan, await rowIdsOf(page))[0]!

    const planner = await apiOf(account('location manager'))
    await line.cut()
    await page.getByRole('button', { name: 'Reconnecting…' }).waitFor()
    const id = newId()
    const entry = {
      type: 0,
      employeeId: person.id,
      locationId: person.mainLocationId,
      positionId: person.positionIds[0],
      day: from,
      start: '09:00',
      end: '17:00',
    }
    const operations = [{ kind: 'create', id, entry }]
    await planner.post('/scheduling/commands', { id: newId(), label: 'create', operations })
    assert.equal(await cellOf(page, person.id, from).locator('[data-entry]').count(), 0)

    line.mend()
    await page.getByRole('button', { name: 'Live updates are on' }).waitFor()
    await cellOf(page, person.id, from).locator(`[data-entry="${id}"]`).waitFor()
    await context.close()
  })
})

/** The web sockets of a page, which can all be cut; new ones fail until it is mended. */
async function lineOf(page: Page) {
  const open = new Set<WebSocketRoute>()
  let whole = true
  await page.routeWebSocket(/\/hubs\//, (socket) => {
    if (!whole) return void socket.close({ code: 1011 })
    open.add(socket)
    socket.connectToServer()
  })
  return {
    cut: async () => {
      whole = false
      await Promise.all([...open].map((socket) => socket.close({ code: 1011 })))
      open.clear()
    },
    mend: () => void (whole = true),
  }
}
