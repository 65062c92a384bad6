import { test } from '@japa/runner'
import type { Employee } from '@shiftloom/backend/contracts/organisation'
import type { Page } from 'playwright'
import { seriousIn } from '../stage/accessibility.ts'
import { apiOf } from '../stage/api.ts'
import { addDays, comingMonday } from '../stage/days.ts'
import { planned, remove } from '../stage/planning.ts'
import { openScheduler, profileOf, rulesReady } from '../stage/scheduler.ts'
import { account } from '../stage/settings.ts'
import { signedIn } from '../stage/sign_in.ts'
import { until } from '../stage/until.ts'

/** A week no other journey plans. */
const monday = addDays(comingMonday(), 7 * 60)
const tag = 'HACCP'

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save' }).press('Enter')
  await page.getByText('Saved', { exact: true }).waitFor()
}

test.group('Who must be among those at work', () => {
  test('a tag is asked for, coverage names when it is missing, and no longer once a person has it', async ({
    assert,
  }) => {
    const { employeeId, locationIds } = await profileOf('employee')
    const locationId = locationIds[0]!
    const api = await apiOf(account('organisation admin'))
    const person = () => api.get<Employee>(`/organisation-management/employees/${employeeId}`)
    const { tagIds } = await person()
    const shift = await planned(monday, employeeId!)
    const { positionId } = shift

    const desk = await signedIn('location manager')
    const { page } = desk
    await page.goto(`/demand/${locationId}/staff/${positionId}/edit`)
    const asked = page.getByRole('combobox', { name: 'Tag' })
    await asked.press('ArrowDown')
    await page.getByRole('option', { name: tag }).click()
    await page.getByLabel('People with the tag').fill('')
    await page.getByRole('button', { name: 'Save' }).press('Enter')
    await page.getByText('Enter how many people need the tag.').waitFor()
    await page.getByLabel('People with the tag').fill('1')
    assert.deepEqual(await seriousIn(page), [])
    await save(page)
    await page.reload()
    // Its name comes with the list of tags.
    await until(async () => assert.equal(await asked.inputValue(), tag))

    const planner = await signedIn('manager')
    await openScheduler(planner.page, 'week', monday, locationId)
    await planner.page.locator('[data-act="coverage"]').first().waitFor()
    await rulesReady(planner.page)
    await planner.page.locator('body').press('v')
    const missing = planner.page.getByRole('region', { name: 'Missing tags' })
    await missing.getByText(`1 person with “${tag}” missing`).waitFor()
    assert.match(await missing.innerText(), /8:00.*(16:00|4:00)/)
    assert.deepEqual(await seriousIn(planner.page), [])

    const { items: tags } = await api.get<{ items: { id: string; name: string }[] }>(
      '/organisation-management/tags',
      { all: 'true' }
    )
    await api.put(`/organisation-management/employees/${employeeId}`, {
      ...(await person()),
      tagIds: [...tagIds, tags.find(({ name }) => name === tag)!.id],
    })
    await planner.page.reload()
    await planner.page.locator('[data-act="coverage"]').first().waitFor()
    await planner.page.locator('body').press('v')
    await planner.page.getByRole('complementary', { name: 'Coverage' }).waitFor()
    await missing.waitFor({ state: 'detached' })

    await asked.press('ArrowDown')
    await page.getByRole('option', { name: 'Anyone with the position' }).click()
    await save(page)
    await api.put(`/organisation-management/employees/${employeeId}`, { ...(await person()), tagIds })
    await remove('manager', shift)
    assert.deepEqual([...desk.complaints, ...planner.complaints], [])
    await desk.context.close()
    await planner.context.close()
  })
})
