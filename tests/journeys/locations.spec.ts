import type { Location } from '@shiftloom/backend/contracts/organisation'
import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { seriousIn } from '../stage/accessibility.ts'
import { apiOf } from '../stage/api.ts'
import { account } from '../stage/settings.ts'
import { signedIn } from '../stage/sign_in.ts'
import { until } from '../stage/until.ts'

const admin = 'organisation admin'
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const named = async (name: string): Promise<Location | undefined> =>
  (
    await (
      await apiOf(account(admin))
    ).get<{ items: Location[] }>('/organisation-management/locations?all=true')
  ).items.find((location) => location.name === name)

test.group('Locations', () => {
  test('one is added in three steps from a draft that was left, changed, and deleted; one with people is not', async ({
    assert,
  }) => {
    const { page, context, complaints } = await signedIn(admin, { width: 1281 })
    await page.goto('/localizations')
    await button(page, 'Add location').click()
    await page.getByLabel('Name', { exact: false }).first().fill('Riverside')
    await button(page, 'Next').click()
    await page.getByLabel('Postal code').fill('00950')
    await page.getByLabel('City').fill('Warszawa')
    await page.keyboard.press('Escape')
    await page.getByText('Your draft is kept').waitFor()
    await page.reload()
    await button(page, 'Add location').click()
    await until(async () => assert.equal(await page.getByLabel('Postal code').inputValue(), '00-950'))
    await button(page, 'Back').click()
    await until(async () =>
      assert.equal(await page.getByLabel('Name', { exact: false }).first().inputValue(), 'Riverside')
    )
    await button(page, 'Next').click()
    await page.getByLabel('Latitude').fill('52.2297')
    await button(page, 'Next').click()
    await page.getByText('Enter both coordinates').waitFor()
    await page.getByLabel('Longitude').fill('21.0122')
    await button(page, 'Next').click()
    await page.getByRole('switch', { name: 'Monday' }).check()
    assert.deepEqual(await seriousIn(page), [])
    await page.getByRole('dialog').getByRole('button', { name: 'Add location' }).click()
    await page.getByRole('link', { name: 'Riverside' }).click()

    await button(page, 'Add a day').click()
    await page.getByLabel('Day', { exact: true }).fill('2026-12-24')
    await page.getByRole('group', { name: /24/ }).getByRole('switch').check()
    await page.getByLabel(/24.*closes/).fill('02:00')
    await page.getByText('next day').waitFor()
    await page.getByRole('textbox', { name: 'Radius in metres' }).fill('300')
    await page.getByRole('img', { name: /circle of 300 metres/ }).waitFor()
    assert.deepEqual(await seriousIn(page), [])
    await button(page, 'Save').click()
    await page.getByText('Saved', { exact: true }).waitFor()
    const saved = (await named('Riverside'))!
    assert.deepEqual(saved.hoursExceptions, [
      { day: '2026-12-24', name: null, hours: [{ opens: '08:00', closes: '02:00' }] },
    ])
    assert.deepEqual(saved.point, { latitude: 52.2297, longitude: 21.0122, radiusMetres: 300 })
    assert.match(saved.code!, /^\d{6}$/)

    await page.goto('/localizations')
    await button(page, 'Actions for Warszawa Powiśle').click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await page.getByText(/main location of \d+ people/).waitFor()
    await page.getByRole('listitem').nth(5).waitFor()
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })

    await page.getByRole('link', { name: 'Riverside' }).click()
    await button(page, 'Delete').click()
    await button(page, 'Continue deleting').click()
    await page.getByLabel('Type Riverside to confirm').waitFor()
    assert.isTrue(await button(page, 'Delete location').isDisabled())
    await page.getByLabel('Type Riverside to confirm').fill('Riverside')
    assert.deepEqual(await seriousIn(page), [])
    await button(page, 'Delete location').click()
    await page.getByText('Riverside has been deleted.').waitFor()
    await page.getByRole('link', { name: 'Warszawa Powiśle' }).waitFor()
    await page.waitForURL((url) => url.pathname === '/localizations')
    assert.isUndefined(await named('Riverside'))
    assert.deepEqual(complaints, [])
    await context.close()
  })
})
