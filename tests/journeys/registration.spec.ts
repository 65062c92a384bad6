import type { Assert } from '@japa/assert'
import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { seriousIn } from '../stage/accessibility.ts'
import { visit } from '../stage/browser.ts'
import { newestLinkTo } from '../stage/mailbox.ts'
import { until } from '../stage/until.ts'

const password = 'Nowa-firma-1'

/** From the sign-in page to the word that a mail is on its way. */
async function register(page: Page, email: string): Promise<void> {
  await page.goto('/login')
  await page.locator('select').selectOption('en-US')
  await page.locator('a[href="/register"]').click()
  await page.getByLabel('Company name').fill('Bistro Łąka')
  await page.getByLabel('First name', { exact: true }).fill('Żaneta')
  await page.getByLabel('Last name').fill('Łuczak')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('checkbox').check()
  await page.keyboard.press('Enter')
  await page.getByRole('status').filter({ hasText: email }).waitFor()
}

const choose = async (page: Page, label: string | RegExp, option: string) => {
  await page.getByRole('combobox', { name: label }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

async function describe(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'Country' }).fill('Vietnam')
  await page.getByRole('option', { name: 'Vietnam' }).click()
  await page.getByLabel('Phone').fill('+84912345678')
  await choose(page, /function/, 'Owner')
  await choose(page, /Industry/, 'Restaurants and cafés')
  await choose(page, /size/, '11–50 people')
  await choose(page, /hear about us/, 'Recommendation')
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('heading', { name: 'Regional settings' }).waitFor()
}

/** From the welcome: fills the company, looks at the schedule, takes everything away again and comes back. */
async function tryWithSampleData(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Test with sample data' }).click()
  await page.getByRole('link', { name: 'Open the schedule' }).click()
  await page
    .getByText(/^Barista|^Sales assistant/)
    .first()
    .waitFor()
  const banner = page.getByRole('status').filter({ hasText: 'You are looking at sample data' })
  await banner.getByRole('button', { name: 'Remove sample data' }).click()
  const dialog = page.getByRole('dialog', { name: 'Remove sample data' })
  await dialog.getByText('15 sample people').waitFor()
  await dialog.getByRole('button', { name: 'Remove sample data' }).click()
  await banner.waitFor({ state: 'detached' })
  await page.goto('/welcome')
}

/** The invited person follows the mail, chooses a password and sees when to work. */
async function openOwnSchedule(email: string, assert: Assert): Promise<void> {
  const { page, context, complaints } = await visit()
  await page.goto(await newestLinkTo('activate-account', email))
  await page.locator('input[name="new-password"]').fill(password)
  await page.locator('input[name="repeat-password"]').fill(password)
  await page.locator('button[type="submit"]').click()
  await page.waitForURL((url) => url.pathname === '/')
  await page.goto('/scheduler?view=agenda')
  // Invited with the company's language.
  await page
    .getByText(/shift|ca /)
    .first()
    .waitFor()
  assert.deepEqual(complaints, [])
  await context.close()
}

test.group('A new company', () => {
  test('registers, says who it is, and comes home with a location, a position and an employee', async ({
    assert,
  }) => {
    const email = `nowa-firma-${Date.now()}@example.test`
    const { page, context, complaints } = await visit()
    await register(page, email)
    await page.setViewportSize({ width: 390, height: 800 })
    await page.goto(await newestLinkTo('activate-account', email))
    await page.getByRole('heading', { name: /Żaneta/ }).waitFor()
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.locator('button[type="submit"]').click()
    await page.waitForURL(/\/welcome/)
    await page.getByRole('heading', { name: 'Tell us about your company' }).waitFor()
    assert.deepEqual(await seriousIn(page), [])
    await until(async () =>
      assert.isAtMost(await page.evaluate(() => document.documentElement.scrollWidth), 390)
    )
    await describe(page)
    await until(async () =>
      assert.include(await page.getByRole('combobox', { name: /Currency/ }).inputValue(), 'VND')
    )
    await page.getByRole('button', { name: 'Save and start' }).click()

    await page.setViewportSize({ width: 1440, height: 900 })
    await tryWithSampleData(page)

    await page.getByRole('button', { name: 'Begin' }).click()
    await page.getByLabel('Name of the location').fill('Hoàn Kiếm')
    await page.getByRole('button', { name: 'Next' }).click()
    await page.getByText('Barista').click()
    // Left and taken up again, on a wide screen and at the same place.
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.getByRole('button', { name: 'Continue later' }).click()
    await page.getByRole('link', { name: 'Continue' }).click()
    await page.getByText('Barista').click()
    await page.getByRole('button', { name: 'Next' }).click()
    const person = page.getByRole('group', { name: 'Person 1' })
    await person.getByLabel('First name', { exact: true }).fill('Linh')
    await person.getByLabel('Last name').fill('Trần')
    const linh = `linh-${Date.now()}@example.test`
    await person.getByLabel('E-mail').fill(linh)
    assert.deepEqual(await seriousIn(page), [])
    await page.getByRole('button', { name: 'Invite and finish' }).click()
    await page.getByRole('heading', { name: 'Your company is ready' }).waitFor()
    await page.getByRole('link', { name: 'Go to home' }).click()
    await page.locator('nav').first().waitFor()
    await page.goto('/employees')
    await page.getByRole('gridcell', { name: /Linh/ }).first().waitFor()
    assert.equal(await page.getByRole('gridcell', { name: /sample\.example/ }).count(), 0)
    assert.deepEqual(complaints, [])
    await context.close()
    await openOwnSchedule(linh, assert)
  })
})
