import { test } from '@japa/runner'
import { seriousIn } from '../stage/accessibility.ts'
import { apiOf } from '../stage/api.ts'
import { enter } from '../stage/keyboard.ts'
import { account } from '../stage/settings.ts'
import { signedIn } from '../stage/sign_in.ts'
import { until } from '../stage/until.ts'

const admin = 'organisation admin'
const locations = '/organisation-management/locations'

test.group('The overview of demand', () => {
  test('shows both weeks of every location, in figures, as a chart and as its table', async ({ assert }) => {
    const { page, context, complaints } = await signedIn(admin)
    await page.goto('/demand')
    const table = page.getByRole('table', { name: 'Locations this week and next' })
    const rows = table.getByRole('rowheader')
    await rows.first().waitFor()
    assert.isAtLeast(await rows.count(), 3)
    const hours = table.getByRole('cell').filter({ hasText: /^\d[\d:,]* of \d[\d:,]* h/ })
    await until(async () => assert.isAtLeast(await hours.count(), 6))
    await page.getByRole('img', { name: /^All locations: hours needed/ }).waitFor()
    assert.deepEqual(await seriousIn(page), [])
    await page
      .locator('label')
      .filter({ hasText: /^Table$/ })
      .click()
    const days = page.getByRole('table', { name: /^All locations: hours needed/ })
    assert.equal(await days.getByRole('rowheader').count(), 14)

    await enter(page, table.getByRole('link').first())
    for (const week of ['This week', 'Next week'])
      await page
        .getByRole('region', { name: week })
        .getByText(/ of .* h/)
        .waitFor()
    await page.getByRole('region', { name: 'What is missing' }).waitFor()
    assert.deepEqual(await seriousIn(page), [])
    await page.getByRole('link', { name: 'By position and day' }).first().click()
    await page.waitForURL(/\/demand\/[^/]+\/staff$/)
    assert.deepEqual(complaints, [])
    await context.close()
  })

  test('leads from an empty location to its first need', async ({ assert }) => {
    const api = await apiOf(account(admin))
    const { items } = await api.get<{ items: { id: string }[] }>(locations)
    const like = await api.get<object>(`${locations}/${items[0]!.id}`)
    const fresh = { ...like, name: 'Fresh', code: null, positionIds: [], tagIds: [], adminIds: [] }
    const { id } = await api.post<{ id: string }>(locations, fresh)
    const { page, context, complaints } = await signedIn(admin)
    try {
      await page.goto(`/demand/${id}`)
      const steps = page.getByRole('region', { name: 'From nothing to your first staffing need' })
      await steps.getByText('Say how many people it takes').waitFor()
      assert.deepEqual(await seriousIn(page), [])
      await enter(page, steps.getByRole('link', { name: 'Open the rules' }))
      await page
        .getByRole('button', { name: /^(New|Add a) rule/ })
        .first()
        .click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('Name').fill('Cleaning')
      await dialog.getByRole('combobox', { name: 'Kind' }).click()
      await page.getByRole('option', { name: 'Task at a set time' }).click()
      await dialog.getByRole('combobox', { name: 'Positions' }).press('ArrowDown')
      await page.getByRole('option', { name: 'Barista' }).click()
      await page.keyboard.press('Tab')
      await dialog.getByRole('button', { name: /Create/ }).click()
      await page.getByRole('button', { name: 'Save from this day' }).click()
      await page.getByText('Saved', { exact: true }).waitFor()
      await page.getByRole('tab', { name: 'Overview' }).click()
      const next = page.getByRole('region', { name: 'Next week' })
      await next.getByText(/^0 of [1-9]\d* h/).waitFor()
      await page
        .getByRole('region', { name: 'What is missing' })
        .getByText('No one here works as Barista', { exact: false })
        .waitFor()
      assert.deepEqual(complaints, [])
    } finally {
      await context.close()
      await api.del(`${locations}/${id}`, { name: fresh.name })
    }
  })
})
