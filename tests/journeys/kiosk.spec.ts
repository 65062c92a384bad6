import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { seriousIn } from '../stage/accessibility.ts'
import { apiOf } from '../stage/api.ts'
import { visit } from '../stage/browser.ts'
import { cameraShows } from '../stage/fake_camera.ts'
import { profileOf } from '../stage/scheduler.ts'
import { account } from '../stage/settings.ts'
import { signedIn } from '../stage/sign_in.ts'
import { until } from '../stage/until.ts'

type Person = { id: string; name: string; surname: string; mainLocationId: string | null }
const people = '/organisation-management/employees'
const card = '04:A2:7F:99:C1'

/** A person who is not at work, with a PIN and a card, at the place where the demo's employee works. */
async function personOfKiosk() {
  const api = await apiOf(account('organisation admin'))
  const { employeeId } = await profileOf('employee')
  const { items } = await api.get<{ items: Person[] }>(`${people}?pageSize=100`)
  const { items: locations } = await api.get<{ items: { id: string; name: string }[] }>(
    '/organisation-management/locations?pageSize=100'
  )
  const presence = await api.get<{ employee: { id: string }; state: string }[]>('/time-tracking/presence')
  const isIn = (id: string) =>
    presence.some(({ employee, state }) => employee.id === id && (state === 'working' || state === 'break'))
  const place = items.find(({ id }) => id === employeeId)!.mainLocationId
  const person = items.findLast(
    ({ id, mainLocationId }) => mainLocationId === place && id !== employeeId && !isIn(id)
  )!
  const { pin } = await api.put<{ pin: string }>(`${people}/${person.id}/pin`)
  await api.put(`${people}/${person.id}/identification`, { cardCode: card })
  const { name: location } = locations.find(({ id }) => id === person.mainLocationId)!
  return { person, pin, location }
}

/** The employee's own code as their page shows it, with their name. */
async function pictureOfCode() {
  const { page, context } = await signedIn('employee')
  await page.goto('/my-profile/qr_code')
  const picture = page.locator('[data-qr-sheet] img')
  await picture.waitFor()
  const png = await picture.screenshot()
  const name = (await page.locator('[data-qr-sheet] p').first().textContent())!
  await context.close()
  return { png, name }
}

/** All keys within one moment, as readers send them. */
const readCard = (page: Page, code: string) =>
  page.evaluate(
    (keys) => {
      for (const key of keys) window.dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true }))
    },
    [...code, 'Enter']
  )

async function typePin(page: Page, pin: string): Promise<void> {
  for (const digit of pin) await page.getByRole('button', { name: digit, exact: true }).click()
  await page.getByRole('button', { name: 'Confirm the PIN' }).click()
}

/**
 * The reason is asked for where the demo has no shift just now. What was registered is shown for four seconds, so it is
 * waited for from before the press that leads to it.
 */
async function press(page: Page, action: string, done: RegExp): Promise<void> {
  const heading = page.getByRole('heading', { name: done })
  const reason = page.getByRole('button', { name: 'No reason' })
  const answer = async () => {
    await heading.or(reason).first().waitFor()
    if (await reason.isVisible()) await reason.click()
  }
  await Promise.all([heading.waitFor(), answer(), page.getByRole('button', { name: action }).click()])
}

/**
 * Work of ours on what a person is shown, however long it takes: a kiosk ends it once it has heard nothing of them for
 * 20 seconds, and a busy machine needs longer to look for what keeps people out.
 */
async function whileThere<Result>(page: Page, work: () => Promise<Result>): Promise<Result> {
  const presence = await page.evaluate(() =>
    window.setInterval(() => window.dispatchEvent(new Event('pointerdown')), 1_000)
  )
  try {
    return await work()
  } finally {
    await page.evaluate((timer) => window.clearInterval(timer), presence)
  }
}

test.group('The kiosk', () => {
  test('is approved by its code, registers with and without a connection, and ends when it is revoked', async ({
    assert,
  }) => {
    const { person, pin, location } = await personOfKiosk()
    const name = `Back door ${Date.now() % 100_000}`
    const device = await visit({ width: 1280, height: 800 })
    const shownCode = await pictureOfCode()
    await cameraShows(device.context, shownCode.png)
    const kiosk = device.page
    await kiosk.goto('/kiosk')
    await kiosk.getByRole('button', { name: 'English' }).click()
    const shown = kiosk.getByLabel('Code of this device')
    await until(async () => assert.match((await shown.textContent()) ?? '', /^\w{4} \w{4}$/))
    assert.deepEqual(await seriousIn(kiosk), [])
    const code = (await shown.textContent())!

    const office = await signedIn('organisation admin')
    await office.page.goto('/kiosk-module')
    await office.page.getByRole('button', { name: 'Approve a device' }).click()
    const dialog = office.page.getByRole('dialog')
    await dialog.getByLabel('Code on the device').fill(code.toLowerCase())
    await dialog.getByLabel(/^Name/).fill(name)
    await dialog.getByRole('combobox', { name: 'Location' }).click()
    await office.page.getByRole('option', { name: location }).click()
    await dialog.getByLabel('Show the names of people at work').check()
    assert.deepEqual(await seriousIn(office.page), [])
    await dialog.getByRole('button', { name: 'Approve' }).click()
    await office.page.getByRole('cell', { name, exact: true }).waitFor()

    await kiosk.getByRole('heading', { name: location }).waitFor()
    assert.deepEqual(await seriousIn(kiosk), [])
    const second = await device.context.newPage()
    await second.goto('/kiosk')
    await second.getByRole('heading', { name: 'The kiosk is open in another window' }).waitFor()
    assert.deepEqual(await seriousIn(second), [])
    await second.close()
    const full = `${person.name} ${person.surname}`
    await typePin(kiosk, pin)
    await kiosk.getByRole('heading', { name: full }).waitFor()
    assert.deepEqual(await whileThere(kiosk, () => seriousIn(kiosk)), [])
    await press(kiosk, 'Start work', /^Hello/)
    await kiosk.getByRole('listitem').filter({ hasText: full }).waitFor()
    await kiosk.getByText('Connected', { exact: true }).waitFor()

    await kiosk.getByRole('button', { name: 'Show a QR code to the camera' }).click()
    await kiosk.getByRole('heading', { name: shownCode.name }).waitFor()
    await kiosk.getByRole('button', { name: 'Close' }).click()

    // The page itself is on the device: it starts again without a connection.
    await until(async () =>
      assert.isTrue(await kiosk.evaluate(async () => (await (await caches.open('kiosk')).keys()).length > 5))
    )
    await device.context.setOffline(true)
    await kiosk.reload()
    await kiosk.getByRole('listitem').filter({ hasText: full }).waitFor()
    await readCard(kiosk, card)
    await kiosk.getByRole('heading', { name: full }).waitFor()
    await press(kiosk, 'End work', /^See you/)
    await kiosk.getByText(/No connection\..* 1 waiting/).waitFor()
    // It closes by itself after a few seconds.
    await kiosk.getByRole('heading', { name: /^See you/ }).waitFor({ state: 'detached' })
    await kiosk.getByRole('button', { name: 'Polski' }).click()
    await kiosk.getByText('Wpisz PIN albo przyłóż kartę').waitFor()
    await kiosk.getByRole('button', { name: 'English' }).click()

    await device.context.setOffline(false)
    await kiosk.getByText('Connected', { exact: true }).waitFor()
    await readCard(kiosk, card)
    await kiosk.getByText('You are not at work.').waitFor()
    const undone = kiosk.getByRole('heading', { name: /^Undone/ })
    await Promise.all([undone.waitFor(), kiosk.getByRole('button', { name: /^Undo: End work/ }).click()])
    await undone.waitFor({ state: 'detached' })
    await kiosk.getByRole('listitem').filter({ hasText: full }).waitFor()

    for (let guess = 0; guess < 5; guess++) {
      await typePin(kiosk, `99999${guess}`)
      await kiosk.getByText(guess < 4 ? 'This PIN is not known here' : 'Too many wrong codes').waitFor()
    }
    await typePin(kiosk, pin)
    await kiosk.getByText('Too many wrong codes').waitFor()

    // The device may be reporting since before the last one.
    const codes = office.page.getByRole('row').filter({ hasText: name }).getByText('5 wrong codes')
    await until(async () => {
      await kiosk.getByRole('button', { name: 'Send now' }).click()
      return (await codes.count()) > 0
    })
    await office.page.getByRole('button', { name: `Revoke ${name}` }).click()
    await office.page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click()
    await office.page.getByRole('cell', { name, exact: true }).waitFor({ state: 'detached' })
    await kiosk.getByRole('button', { name: 'Send now' }).click()
    await kiosk.getByText('An administrator has revoked this kiosk.').waitFor()
    assert.deepEqual(office.complaints, [])
    await device.context.close()
    await office.context.close()
  })
})
