import type { LabourCodeSettings, WorkingTimeRules } from '@shiftloom/backend/contracts/labour_code'
import type { Employee, EmployeeListItem } from '@shiftloom/backend/contracts/organisation'
import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { apiOf, type Api } from '../stage/api.ts'
import { quiet } from '../stage/browser.ts'
import { gridReady, rulesReady } from '../stage/scheduler.ts'
import { account } from '../stage/settings.ts'
import { signedIn } from '../stage/sign_in.ts'
import { settled, until } from '../stage/until.ts'

const admin = 'organisation admin'
const path = '/labour-code/settings'
const settings = (api: Api) => api.get<LabourCodeSettings>(path)
const way = (page: Page, rule: string) => page.getByRole('radiogroup', { name: `Way of the rule “${rule}”` })
/** The input itself has no size: what is seen is its label. */
const isChosen = (page: Page, rule: string, name: string) =>
  way(page, rule).getByRole('radio', { name, checked: true }).waitFor({ state: 'attached' })
const save = async (page: Page) => {
  const answered = page.waitForResponse(
    (answer) => answer.url().endsWith(path) && answer.request().method() === 'PUT'
  )
  const button = page.getByRole('button', { name: 'Save' })
  await button.click()
  const status = (await answered).status()
  // The form takes over what was saved a moment after the answer.
  if (status === 200) await button.waitFor({ state: 'detached' })
  return status
}

test.group('Labour-code settings', (group) => {
  let before: LabourCodeSettings
  group.setup(async () => {
    before = await settings(await apiOf(account(admin)))
    return async () => {
      const api = await apiOf(account(admin))
      const { version } = await settings(api)
      await api.put(path, { ...choices(before), version })
    }
  })

  test('an administrator decides how rules count, by the keyboard too, and finds it so later', async ({
    assert,
  }) => {
    const api = await apiOf(account(admin))
    const { page, context, complaints } = await signedIn(admin, { width: 1281 })
    await page.goto('/company_settings/code')
    await page.getByRole('row', { name: /^Daily rest/ }).waitFor()
    const facts = page.getByRole('row', { name: /^Overlapping shifts/ })
    await facts.filter({ hasText: 'Always blocks' }).waitFor()
    assert.equal(await way(page, 'Overlapping shifts').count(), 0)

    await way(page, 'Weekly rest').getByRole('radio', { name: 'Block' }).press('ArrowLeft')
    await isChosen(page, 'Weekly rest', 'Alert')
    await page.getByLabel('Tolerance').fill('15')
    await page.getByLabel('Night from').fill('21:30')
    await page.getByLabel('Night until').fill('06:30')
    assert.equal(await save(page), 200)
    const stored = await settings(api)
    assert.deepInclude(stored, {
      severities: { weekly_rest: 'alert' },
      toleranceMinutes: 15,
      nightFrom: '21:30',
      nightUntil: '06:30',
    })
    assert.equal(stored.effective.daily_rest, 'block')

    await page.reload()
    await isChosen(page, 'Weekly rest', 'Alert')
    await page.getByRole('button', { name: '“Weekly rest” as all the others' }).click()
    await page.getByRole('radio', { name: /^Alert only/ }).check()
    await isChosen(page, 'Daily rest', 'Alert')
    assert.equal(await save(page), 200)
    assert.equal((await settings(api)).effective.daily_rest, 'alert')
    assert.deepEqual(complaints, [])
    await context.close()
  })

  test('a minimum wage of the company stands instead of the law’s, and can be taken away', async ({
    assert,
  }) => {
    const api = await apiOf(account(admin))
    const { page, context, complaints } = await signedIn(admin)
    await page.goto('/company_settings/code')
    const table = page.getByRole('table', { name: 'National minimum wage' })
    const rows = table.getByRole('row', { name: /^Poland/ })
    await rows.first().waitFor()
    const known = await settled(() => rows.count())
    await page.getByRole('button', { name: 'Change the minimum wage of Poland from 01.01.2026' }).click()
    await page.getByLabel('Per month').fill('5000.50')
    await page.getByRole('button', { name: 'Apply' }).click()
    await rows.filter({ hasText: '01.01.2026' }).filter({ hasText: 'Own' }).waitFor()
    assert.equal(await rows.count(), known)
    assert.equal(await save(page), 200)
    const [wage] = (await settings(api)).minimumWages
    assert.deepInclude(wage, { validFrom: '2026-01-01', country: 'PL', currency: 'PLN', monthMinor: 500_050 })

    await page.getByRole('button', { name: 'Delete the minimum wage of Poland from 01.01.2026' }).click()
    await rows.filter({ hasText: '01.01.2026' }).filter({ hasText: 'Dz.U. 2025 poz. 1242' }).waitFor()
    assert.equal(await save(page), 200)
    assert.lengthOf((await settings(api)).minimumWages, 0)
    assert.deepEqual(complaints, [])
    await context.close()
  })

  test('another user’s change is not overwritten, and nothing typed is lost', async ({ assert }) => {
    const api = await apiOf(account(admin))
    const { page, context } = await signedIn(admin)
    await page.goto('/company_settings/code')
    await page.getByLabel('Tolerance').fill('30')
    const { version } = await settings(api)
    await api.put(path, { version, partialWeeks: true, toleranceMinutes: 5 })
    assert.equal(await save(page), 409)
    await page.getByRole('alert').filter({ hasText: 'Tolerance' }).waitFor()
    await page.getByRole('switch', { name: 'Check incomplete weeks too', checked: true }).waitFor()
    await until(async () => assert.equal(await page.getByLabel('Tolerance').inputValue(), '30 min'))

    await page.getByRole('tab', { name: 'General' }).click()
    await page.getByRole('button', { name: 'Keep editing' }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    assert.equal(await save(page), 200)
    assert.deepInclude(await settings(api), { partialWeeks: true, toleranceMinutes: 30 })

    await page.getByRole('button', { name: 'Back to the law’s defaults' }).click()
    assert.equal(await save(page), 200)
    assert.deepInclude(await settings(api), {
      verification: null,
      severities: {},
      partialWeeks: false,
      toleranceMinutes: 0,
    })
    await context.close()
  })

  test('only administrators open them', async ({ assert }) => {
    const { page, context } = await signedIn('manager')
    await page.goto('/company_settings/code')
    await page.getByText('You do not have access to this page').waitFor()
    assert.equal(await page.getByRole('table').count(), 0)
    await context.close()
  })
})

test.group('Working-time rules of a person', () => {
  test('a protected group gives limits with their reason, which planners never learn', async ({ assert }) => {
    const api = await apiOf(account(admin))
    const person = await anEmployee(api)
    const path = `/organisation-management/employees/${person.id}`
    const unprotected = async () => {
      const { version, name, surname, email, role } = await api.get<Employee>(path)
      await api.put(path, { version, name, surname, email, role, workingTime: nothingSpecial })
    }
    await unprotected()
    const { page, context, complaints } = await signedIn(admin)
    await page.goto(`/employees/${person.id}?tab=working_time`)
    await page.getByRole('checkbox', { name: 'Recognised disability' }).check()
    await page.getByLabel('Longest working week').fill('30')
    await page.getByRole('button', { name: 'Save' }).click()
    const results = page.getByRole('table', { name: 'What counts today, as saved' })
    await results.getByRole('row', { name: /^Daily limit 7 h Recognised disability/ }).waitFor()
    await results.getByRole('row', { name: /^Weekly limit 30 h Limit of this person/ }).waitFor()
    await results.getByRole('row', { name: /^No night work/ }).waitFor()
    // The page that shows a person has the same row as the one that edits them.
    await page.getByRole('link', { name: 'Show' }).click()
    await page.waitForURL(`**/employees/${person.id}/details?*`)
    const shown = page.getByRole('table', { name: 'What counts today', exact: true })
    await shown.getByRole('row', { name: /^Daily limit 7 h/ }).waitFor()
    assert.deepEqual(complaints, [])
    await context.close()

    const planner = await signedIn('manager')
    const answers: Promise<string>[] = []
    planner.page.on('response', (answer) => {
      if (answer.url().includes('/api/')) answers.push(answer.text().catch(() => ''))
    })
    await planner.page.goto(`/employees/${person.id}/details?tab=working_time`)
    await planner.page.getByRole('tab', { name: 'Personal data' }).waitFor()
    assert.equal(await planner.page.getByRole('tab', { name: 'Working-time rules' }).count(), 0)
    await planner.page.goto('/scheduler')
    await gridReady(planner.page)
    await rulesReady(planner.page)
    await quiet(planner)
    const read = (await Promise.all(answers)).join()
    assert.include(read, person.id, 'what planners get is about this person too')
    assert.notInclude(read, '"disabled"')
    await planner.context.close()
    await unprotected()
  })
})

/** A salesperson or barista of Warsaw whom nothing protects yet. */
async function anEmployee(api: Api): Promise<EmployeeListItem> {
  const list = await api.get<{ items: EmployeeListItem[] }>('/organisation-management/employees', {
    all: 'true',
    search: 'pracownik010',
  })
  return list.items[0]!
}

const nothingSpecial: WorkingTimeRules = {
  birthDate: null,
  groups: [],
  shiftWorker: true,
  dailyMaxMinutes: null,
  weeklyMaxMinutes: null,
  dailyRestMinutes: null,
  weeklyRestMinutes: null,
}

const choices = ({
  effective: _effective,
  fixedRules: _fixed,
  laws: _laws,
  mayOverride: _may,
  ...chosen
}: LabourCodeSettings) => chosen
