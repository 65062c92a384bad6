import { test } from '@japa/runner'
import { seriousIn } from '../stage/accessibility.ts'
import { officePage, visit } from '../stage/browser.ts'
import { query } from '../stage/database.ts'
import { mouseOf } from '../stage/hands.ts'
import { hasFocus } from '../stage/keyboard.ts'
import { newestLinkTo } from '../stage/mailbox.ts'
import { signIn, speak } from '../stage/sign_in.ts'
import { until } from '../stage/until.ts'

/** One of each list of the provider's own things. */
const details = [
  ['Users', /Iwona Kot|Kot Iwona/],
  ['Regions', 'Polska'],
  ['Industries', 'Bakeries and pastry shops'],
] as const

/** Where the numbers of the country begin with a nought, which its dialling code takes the place of. */
const abroad = [
  {
    ...{ country: 'Germany', typed: '030 901820', stored: '+4930901820' },
    facts: ['EUR', 'Europe/Berlin'],
  },
  {
    ...{ country: 'Vietnam', typed: '024 3825 2916', stored: '+842438252916' },
    facts: ['VND', 'Asia/Ho Chi Minh'],
  },
]

test.group('The back office', () => {
  test('adds a customer by the keyboard, keeps the draft, edits it and tells what was done', async ({
    assert,
  }) => {
    await speak('back office, admin', 'en-US')
    const office = await visit()
    const { page, context, complaints } = office
    await page.goto(officePage('/login'))
    await signIn(office, 'back office, admin')
    for (const [list, thing] of details) {
      await page.getByRole('link', { name: list, exact: true }).press('Enter')
      await page.getByRole('link', { name: thing }).waitFor()
      assert.deepEqual(await seriousIn(page), [], list)
      await page.getByRole('link', { name: thing }).press('Enter')
      await page.getByRole('heading', { name: 'What was done' }).waitFor()
      assert.deepEqual(await seriousIn(page), [], thing.toString())
      const archive = page.getByRole('button', { name: 'Archive', exact: true })
      // No one archives themselves, and regions are the global administrators'.
      if (list !== 'Industries') continue
      await archive.press('Enter')
      await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).waitFor()
      assert.deepEqual(await seriousIn(page), [], `archiving ${list}`)
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      await hasFocus(archive)
    }
    await page.getByRole('link', { name: 'Organisations', exact: true }).press('Enter')
    const name = `Bakery ${Date.now()}`
    const dialog = page.getByRole('dialog')
    await page.getByRole('button', { name: 'Add an organisation' }).press('Enter')
    await dialog.getByRole('textbox', { name: 'Company name' }).fill(name)
    await dialog.getByRole('textbox', { name: 'Tax id' }).fill('1234563219')
    await page.keyboard.press('Enter')
    await dialog.getByText('This is not a valid Polish tax number').waitFor()
    await page.reload()
    await page.getByRole('button', { name: 'Add an organisation' }).press('Enter')
    await dialog.getByText('You continue with what you typed last time.').waitFor()
    await dialog.getByRole('textbox', { name: 'Tax id' }).fill('123-456-32-18')
    await page.keyboard.press('Enter')
    await dialog.getByRole('switch', { name: 'Metrics module' }).waitFor()
    await dialog.getByRole('button', { name: 'Next' }).press('Enter')
    await dialog.getByRole('textbox', { name: 'First name' }).fill('Linh')
    await dialog.getByRole('textbox', { name: 'Last name' }).fill('Đặng')
    await dialog.getByRole('textbox', { name: 'E-mail' }).fill(`linh.${Date.now()}@example.com`)
    assert.deepEqual(await seriousIn(page), [])
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name, level: 1 }).waitFor()
    await page.getByText('Organisation added').waitFor()
    assert.deepEqual(await seriousIn(page), [])

    await page.getByRole('link', { name: 'Edit' }).press('Enter')
    await page.getByRole('textbox', { name: 'Contact person' }).fill('Ewa Wrzos')
    assert.deepEqual(await seriousIn(page), [])
    await page.getByRole('button', { name: 'Save' }).press('Enter')
    await page.getByText('Contact person: — → Ewa Wrzos').waitFor()
    await page.goto(officePage('/office/my-profile'))
    await page.getByRole('link', { name: 'Edit' }).press('Enter')
    await page.getByRole('textbox', { name: 'Phone' }).waitFor()
    assert.deepEqual(await seriousIn(page), [])
    assert.deepEqual(complaints, [])
    await context.close()
  })

  for (const { country, typed, stored, facts } of abroad)
    test(`adds a customer in ${country}, whose administrator has a phone as people write it there`, async ({
      assert,
    }) => {
      await speak('back office, admin', 'en-US')
      const office = await visit()
      const { page, context, complaints } = office
      await page.goto(officePage('/login'))
      await signIn(office, 'back office, admin')
      await page.goto(officePage('/office/organizations'))
      await page.getByRole('button', { name: 'Add an organisation' }).click()
      const dialog = page.getByRole('dialog')
      const [name, email] = [`${country} ${Date.now()}`, `administrator.${Date.now()}@example.com`]
      await dialog.getByRole('textbox', { name: 'Company name' }).fill(name)
      const usual = page.waitForResponse((answer) => answer.url().includes('/regional-defaults'))
      await mouseOf(page).choose(dialog.getByRole('combobox', { name: 'Country' }), country)
      assert.isTrue((await usual).ok())
      await dialog.getByRole('button', { name: 'Next' }).click()
      const zone = dialog.getByRole('combobox', { name: 'Time zone' })
      await until(async () => assert.equal((await zone.inputValue()).replaceAll('_', ' '), facts.at(-1)))
      await dialog.getByRole('button', { name: 'Next' }).click()
      await dialog.getByRole('textbox', { name: 'First name' }).fill('Linh')
      await dialog.getByRole('textbox', { name: 'Last name' }).fill('Đặng')
      await dialog.getByRole('textbox', { name: 'E-mail' }).fill(email)
      const phone = dialog.getByRole('textbox', { name: 'Phone' })
      await phone.fill('12')
      await dialog.getByRole('button', { name: 'Add and invite' }).click()
      await dialog.getByText('Enter the number with its country code').waitFor()
      await phone.fill(typed)
      await dialog.getByRole('button', { name: 'Add and invite' }).click()

      // The page of the new customer: what the country means, and its administrator, who is invited.
      await page.getByRole('heading', { name, level: 1 }).waitFor()
      assert.match(new URL(page.url()).pathname, /^\/office\/organization\/[^/]+\/details$/)
      for (const fact of [country, ...facts])
        await page.getByRole('main').getByText(fact, { exact: true }).waitFor()
      const administrator = page.getByRole('row').filter({ hasText: email })
      await administrator.filter({ hasText: /Linh Đặng|Đặng Linh/ }).waitFor()
      await administrator.getByText('Invited', { exact: true }).waitFor()
      const kept = 'select phone from employees where email = $1'
      assert.deepEqual(await query<{ phone: string }>(kept, [email]), [{ phone: stored }])
      await newestLinkTo('activate-account', email)
      assert.deepEqual(complaints, [])
      await context.close()
    })

  test('a global admin decides which requests new companies of a region begin with', async ({ assert }) => {
    await speak('back office, global admin', 'en-US')
    const office = await visit()
    const { page, context, complaints } = office
    await page.goto(officePage('/login'))
    await signIn(office, 'back office, global admin')
    await page.getByRole('link', { name: 'Regions', exact: true }).press('Enter')
    await page.getByRole('link', { name: 'Europe', exact: true }).press('Enter')
    await page.getByRole('combobox', { name: 'Currency' }).waitFor()
    assert.deepEqual(await seriousIn(page), [])
    await page.getByRole('tab', { name: 'Requests' }).press('Enter')
    await page.getByRole('row', { name: /Annual leave/ }).waitFor()
    assert.deepEqual(await seriousIn(page), [])
    await page.getByRole('button', { name: 'Add a request kind' }).press('Enter')
    const dialog = page.getByRole('dialog')
    const name = `Study ${Date.now()}`
    for (const language of ['English', 'Polish', 'Vietnamese'])
      await dialog.getByRole('textbox', { name: `Name in ${language}` }).fill(`${name} ${language}`)
    await dialog.getByRole('textbox', { name: 'Shortcut' }).fill('STU')
    assert.deepEqual(await seriousIn(page), [])
    await page.keyboard.press('Enter')
    await page.getByText('Request kind added').first().waitFor()
    await page.getByRole('button', { name: `Delete ${name} English` }).press('Enter')
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('row', { name: new RegExp(name) }).waitFor({ state: 'detached' })
    assert.deepEqual(complaints, [])
    await context.close()
  })
})
