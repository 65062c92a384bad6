import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { apiOf } from '../stage/api.ts'
import { visit } from '../stage/browser.ts'
import { newestLinkTo } from '../stage/mailbox.ts'
import { account } from '../stage/settings.ts'

const POLISH = 1

/** The provider adds a Polish bakery; answers the address of its invited administrator. */
async function addedCompany(): Promise<string> {
  const email = `wrzos-${Date.now()}@example.test`
  const office = await apiOf(account('back office, admin'))
  await office.post('/office/organisations', {
    ...{
      name: 'Piekarnia Wrzos',
      country: 'PL',
      language: POLISH,
      currency: 'PLN',
      timeZone: 'Europe/Warsaw',
    },
    ...{ timeFormat: 'HH:mm', dateFormat: 'DD.MM.YYYY', taxId: null, contactPerson: null },
    address: { street: 'Piotrkowska 1', postalCode: '90-001', city: 'Łódź' },
    ...{ industry: null, companySize: null, aboutUsSource: null, carerUserId: null, metricsEnabled: false },
    trialDays: 30,
    administrator: { name: 'Linh', surname: 'Đặng', email, phone: null, language: POLISH },
  })
  return email
}

const isPolish = (page: Page) => page.locator('html[lang="pl"]').waitFor({ state: 'attached' })

test.group('An administrator whose company the provider added', () => {
  test('meets the same set-up as one who registered, in the language of the invitation', async ({
    assert,
  }) => {
    const email = await addedCompany()
    const { page, context, complaints } = await visit()
    await page.goto(await newestLinkTo('activate-account', email))
    await page.getByRole('heading', { name: /Linh/ }).waitFor()
    await isPolish(page)
    await page.locator('input[name="new-password"]').fill('Nowa-firma-1')
    await page.locator('input[name="repeat-password"]').fill('Nowa-firma-1')
    await page.locator('button[type="submit"]').click()
    await page.waitForURL((url) => url.pathname === '/')
    await page
      .getByRole('link', { name: 'Rozpocznij' })
      .or(page.getByRole('button', { name: 'Rozpocznij' }))
      .waitFor()
    await isPolish(page)
    await page.getByText('Przetestuj na danych przykładowych').first().waitFor()
    const said = await page.locator('body').innerText()
    // There is no location yet that a sentence could speak of.
    assert.notMatch(said, /(tej|tę|tą) lokalizacj/)
    assert.deepEqual(complaints, [])
    await page.goto('/welcome')
    await page.getByRole('button', { name: 'Rozpocznij' }).click()
    await page.getByLabel('Nazwa lokalizacji').waitFor()
    assert.deepEqual(complaints, [])
    await context.close()
  })
})
