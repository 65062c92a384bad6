import { test } from '@japa/runner'
import type { OwnSession } from '@shiftloom/backend/contracts/identity'
import type { Locator, Page } from 'playwright'
import { apiOf } from '../stage/api.ts'
import { routesHold } from '../stage/browser.ts'
import { addDays, comingMonday, type Day } from '../stage/days.ts'
import { allSaved, card, onCell, plannedOn, walkTo } from '../stage/planning.ts'
import { cellOf, freePeople, gridReady, openScheduler, rowIdsOf, scheduleOf } from '../stage/scheduler.ts'
import { account } from '../stage/settings.ts'
import { signedIn } from '../stage/sign_in.ts'
import { until } from '../stage/until.ts'

// Weeks no other journey plans, one per test.
const weekOf = (number: number): Day => addDays(comingMonday(), 7 * (80 + number))

test.group('Connection', () => {
  test('without a network: it is said, edits wait in their order and are sent when it is back', async ({
    assert,
  }) => {
    const { page, context, complaints, person, from } = await opened(0)
    await walkTo(page, person.id, from)
    await context.setOffline(true)
    const strip = page.getByRole('status').filter({ hasText: 'No connection.' })
    await strip.waitFor()
    await page.getByRole('button', { name: 'No connection' }).waitFor()

    await typeTimes(page, '9-17')
    await page.getByText('1 change waits and is sent when it is back').waitFor()
    await onCell(page, person.id, from)
    await page.keyboard.press('F2')
    await timesField(page).fill('10-18')
    await timesField(page).press('Enter')
    await card(page, person.id, from).filter({ hasText: /10/ }).waitFor()
    await onCell(page, person.id, from)
    await page.keyboard.press('ArrowRight')
    await onCell(page, person.id, addDays(from, 1))
    await typeTimes(page, '12-20')
    await card(page, person.id, addDays(from, 1)).waitFor()
    await page.getByText('3 changes wait and are sent in order').waitFor()
    await page.getByRole('button', { name: 'What is waiting?' }).click()
    const waiting = page.getByRole('list', { name: 'Changes that wait' }).getByRole('listitem')
    await waiting
      .nth(2)
      .filter({ hasText: /adding shifts: .*12:00/ })
      .waitFor()
    assert.equal(await waiting.count(), 3)
    assert.isEmpty(await plannedOn(from, person.id, 0))

    await context.setOffline(false)
    await until(async () => assert.deepEqual(await plannedOn(from, person.id, 1), ['12:00–20:00']))
    assert.deepEqual(await plannedOn(from, person.id, 0), ['10:00–18:00'], 'the first was sent before it')
    await strip.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Live updates are on' }).waitFor()
    assert.deepEqual(
      complaints.filter((one) => !one.startsWith('net::ERR_INTERNET_DISCONNECTED')),
      []
    )
    await context.close()
  })

  test('edits that wait are undone at once, shown on every screen, and leaving the page or signing out asks first', async ({
    assert,
  }) => {
    const { page, context, person, from } = await opened(4)
    const link = page.getByRole('navigation').getByRole('link', { name: 'Employees' })
    // Once before, so that the screen is there without a network.
    await link.click()
    await page.getByRole('grid').getByRole('row').nth(5).waitFor()
    await page.goBack()
    await gridReady(page)
    await walkTo(page, person.id, from)
    await context.setOffline(true)
    await page.getByRole('status').filter({ hasText: 'No connection.' }).waitFor()
    await onCell(page, person.id, from)
    await typeTimes(page, '9-17')
    await page.getByText('1 change waits and is sent when it is back').waitFor()
    await onCell(page, person.id, from)
    await page.keyboard.press('Control+z')
    await card(page, person.id, from).waitFor({ state: 'detached' })
    await page.keyboard.press('Control+y')
    await card(page, person.id, from).waitFor()

    await link.click()
    const note = page.getByRole('status').filter({ hasText: '1 change has not been sent yet' })
    await note.waitFor()
    const [question] = await Promise.all([
      page.waitForEvent('dialog'),
      page.evaluate(() => setTimeout(() => location.reload())),
    ])
    assert.equal(question.type(), 'beforeunload')
    await question.dismiss()
    await page.getByRole('button', { name: /Manager/ }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    const dialog = page.getByRole('dialog', { name: '1 change has not been sent' })
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await dialog.waitFor({ state: 'detached' })
    await note.getByRole('link', { name: 'Show changes' }).click()
    await page.getByRole('button', { name: 'What is waiting?' }).waitFor()

    await context.setOffline(false)
    await until(async () => assert.deepEqual(await plannedOn(from, person.id, 0), ['09:00–17:00']))
    await note.waitFor({ state: 'detached' })
    await context.close()
  })

  test('a screen opened without a network opens by itself, with its looks, once it is back', async ({
    assert,
  }) => {
    const { page, context } = await signedIn('manager')
    await page.goto('/')
    const looksOf = (title: Locator) =>
      title.evaluate((element) => {
        const { width, left } = element.closest('main')!.firstElementChild!.getBoundingClientRect()
        return [element.className, getComputedStyle(element).fontSize, width, left]
      })
    const title = page.getByRole('heading', { level: 1, name: 'Swaps' })
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await page.getByRole('navigation').getByRole('link', { name: 'Swaps' }).click()
    await page.getByText('This screen opens by itself as soon as Shiftloom can be reached.').waitFor()
    await context.setOffline(false)
    await title.waitFor()
    const looks = await looksOf(title)
    await page.reload()
    await title.waitFor()
    assert.deepEqual(looks, await looksOf(title))
    await context.close()
  })

  test('what was not saved says why, and the grid stays', async ({ assert }) => {
    const { page, context, person, from } = await opened(1)
    await page.route('**/api/scheduling/commands', (route) =>
      route.fulfill({
        status: 403,
        json: { ErrorMessage: 'You may not plan here.', Code: 'core.forbidden', Details: {}, TraceId: 't' },
      })
    )
    await routesHold(page)
    await walkTo(page, person.id, from)
    await typeTimes(page, '9-17')
    const editor = page.getByRole('dialog', { name: 'Add a shift' })
    await editor.getByText('Not saved. You may not plan here.').waitFor()
    assert.equal(await timesField(editor).inputValue(), '9-17')
    assert.equal(new URL(page.url()).pathname, '/scheduler')
    await context.close()
  })

  test('a session that ends in mid-edit says so, knows the address and brings the text back into its cell', async ({
    assert,
  }) => {
    const { page, context, complaints, person, from } = await opened(2)
    await walkTo(page, person.id, from)
    await page.keyboard.type('11-19')
    await until(async () => assert.equal(await timesField(page).inputValue(), '11-19'))
    await endNewestSession('manager')
    await page.waitForURL(/\/login\?back=/)
    await page.getByText('Your session has ended').waitFor()
    const { email, password } = account('manager')
    await until(async () =>
      assert.equal(await page.getByRole('textbox', { name: 'E-mail' }).inputValue(), email)
    )
    await page.locator('input[type="password"]').fill(password)
    await page.locator('button[type="submit"]').click()
    await gridReady(page)
    const editor = page.getByRole('dialog', { name: 'Add a shift' })
    await editor.waitFor()
    const field = timesField(editor)
    await until(async () => assert.equal(await field.inputValue(), '11-19'))
    await until(async () => {
      const [shown, cell] = await Promise.all([
        editor.boundingBox(),
        cellOf(page, person.id, from).boundingBox(),
      ])
      assert.isBelow(Math.abs(shown!.x - cell!.x), 40, 'beside its cell')
    })
    await until(() => field.evaluate((element) => element === document.activeElement))
    await page.keyboard.press('Enter')
    await until(async () => assert.deepEqual(await plannedOn(from, person.id, 0), ['11:00–19:00']))
    assert.deepEqual(complaints, [])
    await context.close()
  })

  test('the side panel gets its text back as well', async ({ assert }) => {
    const { page, context, person, from } = await opened(3)
    const panel = await panelOfNewShift(page, person.id, from)
    await panel.getByRole('textbox', { name: 'Comment' }).fill('Bring the keys')
    await endNewestSession('manager')
    await signInAgain(page)
    await panel.waitFor()
    await until(async () =>
      assert.equal(await panel.getByRole('textbox', { name: 'Comment' }).inputValue(), 'Bring the keys')
    )
    await panel.getByRole('button', { name: 'Save changes' }).click()
    await until(async () => {
      const { entries } = await scheduleOf('manager', from, 7)
      return entries.some(
        ({ employeeId, comment }) => employeeId === person.id && comment === 'Bring the keys'
      )
    })
    await context.close()
  })

  test('the side panel and the field over a cell both get their texts back', async ({ assert }) => {
    const { page, context, person, from } = await opened(5)
    const panel = await panelOfNewShift(page, person.id, from)
    const comment = panel.getByRole('textbox', { name: 'Comment' })
    await comment.fill('Bring the keys')
    await cellOf(page, person.id, addDays(from, 1)).click()
    const field = timesField(page.getByRole('dialog', { name: 'Add a shift' }))
    await field.fill('12-20')
    await endNewestSession('manager')
    await signInAgain(page)
    await until(async () => assert.equal(await comment.inputValue(), 'Bring the keys'))
    await until(async () => assert.equal(await field.inputValue(), '12-20'))
    await context.close()
  })
})

const timesField = (within: Page | Locator): Locator => within.getByRole('textbox', { name: 'Times' })

/** Into the focused cell, without waiting for the field that opens. */
async function typeTimes(page: Page, text: string): Promise<void> {
  await page.keyboard.type(text)
  await page.keyboard.press('Enter')
}

/** The side panel of a shift that is planned for it. */
async function panelOfNewShift(page: Page, personId: string, day: Day): Promise<Locator> {
  await walkTo(page, personId, day)
  await typeTimes(page, '9-17')
  await until(async () => (await plannedOn(day, personId, 0)).length === 1)
  await allSaved(page)
  await onCell(page, personId, day)
  await page.keyboard.press('Enter')
  return page.getByRole('complementary', { name: 'Shift' })
}

/** The manager, whose address is known. */
async function signInAgain(page: Page): Promise<void> {
  await page.waitForURL(/\/login\?back=/)
  await page.locator('input[type="password"]').fill(account('manager').password)
  await page.locator('button[type="submit"]').click()
}

/** Ends a user's latest session, from another device. */
async function endNewestSession(role: string): Promise<void> {
  const api = await apiOf(account(role))
  const sessions = await api.get<OwnSession[]>('/user-access/sessions')
  const [newest] = sessions
    .filter(({ isCurrent }) => !isCurrent)
    .toSorted((a, b) => b.signedInAt.localeCompare(a.signedInAt))
  await api.del(`/user-access/sessions/${newest!.id}`)
}

/** The manager's grid on an empty week, live. */
async function opened(number: number) {
  const from = weekOf(number)
  const visited = await signedIn('manager')
  await openScheduler(visited.page, 'week', from)
  await visited.page.getByRole('button', { name: 'Live updates are on' }).waitFor()
  const [person] = freePeople(await scheduleOf('manager', from, 7), await rowIdsOf(visited.page))
  return { ...visited, from, person: person! }
}
