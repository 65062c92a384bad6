import type { Employee } from '@shiftloom/backend/contracts/organisation'
import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { seriousIn } from '../stage/accessibility.ts'
import { apiOf } from '../stage/api.ts'
import { enter, reach } from '../stage/keyboard.ts'
import { account } from '../stage/settings.ts'
import { signedIn } from '../stage/sign_in.ts'
import { until } from '../stage/until.ts'

const admin = 'organisation admin'
const people = '/organisation-management/employees'
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

const mine = `MINE-${Date.now()}`
const theirs = `THEIRS-${Date.now()}`

test.group('Employees, also by the keyboard', () => {
  test('a person is found, opened and edited; what two administrators saved is decided', async ({
    assert,
  }) => {
    const { page, context, complaints } = await signedIn(admin)
    await page.goto('/employees')
    await page.getByRole('row', { name: /@/ }).nth(3).waitFor()
    const marta = await personToEdit()
    await reach(page, page.getByRole('textbox', { name: 'Search' }))
    // At once: a pause between two letters would search for what is there so far.
    await page.keyboard.insertText(marta.email!)
    await page.getByText('1 person', { exact: true }).waitFor()
    await page.getByRole('row', { name: marta.email! }).waitFor()
    await reach(page, page.getByRole('grid').getByRole('columnheader').first())
    await page.keyboard.press('ArrowDown')
    await until(() => page.evaluate(() => Boolean(document.activeElement?.closest('[role=gridcell]'))))
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: marta.surname }).waitFor()
    assert.deepEqual(await seriousIn(page), [], 'details')

    await enter(page, page.getByRole('link', { name: 'Edit' }))
    const phone = page.getByRole('textbox', { name: 'Phone' })
    const payroll = page.getByRole('textbox', { name: 'Integration ID' })
    await reach(page, phone)
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('+48501222333')
    await until(async () => assert.equal(await phone.inputValue(), '+48501222333'))
    await reach(page, payroll)
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type(mine)
    await until(async () => assert.equal(await payroll.inputValue(), mine))

    const second = await apiOf(account('advisor'))
    const { version } = await second.get<Employee>(`${people}/${marta.id}`)
    await second.put(`${people}/${marta.id}`, {
      ...marta,
      version,
      integrationId: theirs,
      accessLevel: 'Bakers',
    })

    await page.keyboard.press('Enter')
    await page.getByText('Someone else has just saved changes here').waitFor()
    const versions = page
      .getByRole('table', { name: /Someone else/ })
      .getByRole('row', { name: /Integration ID/ })
    await versions.getByText(mine).waitFor()
    await versions.getByText(theirs).waitFor()
    await until(async () => {
      assert.equal(await phone.inputValue(), '+48501222333')
      assert.equal(await payroll.inputValue(), mine)
    })
    assert.deepEqual(await seriousIn(page), [], 'conflict')
    await enter(page, button(page, 'Take theirs'))
    await versions.waitFor({ state: 'detached' })
    await enter(page, button(page, 'Save'))
    await page.getByText('Saved', { exact: true }).waitFor()
    const saved = await second.get<Employee>(`${people}/${marta.id}`)
    assert.deepInclude(saved, { phone: '+48501222333', integrationId: theirs, accessLevel: 'Bakers' })
    await second.put(`${people}/${marta.id}`, { ...marta, version: saved.version })
    assert.deepEqual(complaints, [])
    await context.close()
  })

  test('the whole list is ticked where it is chosen; unticking one leaves the choice', async ({ assert }) => {
    const { page, context, complaints } = await signedIn(admin)
    await page.goto('/employees')
    await page.getByRole('row', { name: /@/ }).nth(3).waitFor()
    const boxes = page.getByRole('grid').getByRole('checkbox')
    const bar = page.getByRole('region', { name: 'Selected employees' })
    await boxes.nth(1).check()
    await bar.getByRole('button', { name: /^Select all/ }).click()
    await bar.getByText(/^All \d+ matching/).waitFor()
    await until(async () => assert.deepEqual(await ticks(page), [true]))
    assert.deepEqual(await seriousIn(page), [])
    await boxes.nth(2).uncheck()
    await bar.getByRole('button', { name: /^Select all/ }).waitFor()
    await until(async () => assert.deepEqual(await ticks(page), [false, true]))
    await bar.getByRole('button', { name: 'Clear selection' }).click()
    await bar.waitFor({ state: 'detached' })
    await until(async () => assert.deepEqual(await ticks(page), [false]))
    assert.deepEqual(complaints, [])
    await context.close()
  })
})

/** Whether boxes on screen are ticked; each answer once. */
const ticks = async (page: Page): Promise<boolean[]> => {
  const all = await page
    .getByRole('grid')
    .getByRole('checkbox')
    .evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).checked))
  return [...new Set(all)].sort()
}

/** A person no journey signs in as. */
async function personToEdit(): Promise<Employee> {
  const api = await apiOf(account(admin))
  const { items } = await api.get<{ items: Employee[] }>(people, { pageSize: '20', sort: 'surname' })
  const found = items.find(({ email, role }) => role === 0 && !/^(employee|nhanvien)@/.test(email ?? '@'))
  return api.get(`${people}/${found!.id}`)
}
