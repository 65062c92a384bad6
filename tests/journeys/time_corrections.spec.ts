import { test } from '@japa/runner'
import { seriousIn } from '../stage/accessibility.ts'
import { addDays, monthOf, today } from '../stage/days.ts'
import { query } from '../stage/database.ts'
import { profileOf } from '../stage/scheduler.ts'
import { signedIn } from '../stage/sign_in.ts'
import { until } from '../stage/until.ts'

const corrected = addDays(today(), -20)
const month = monthOf(corrected).from.slice(0, 7)
const corrections = `/system/records?month=${month}&view=corrections`

test.group('Corrections of registered time', () => {
  test('are asked for by an employee, answered by a manager, and read by both', async ({ assert }) => {
    const employee = await signedIn('employee')
    await employee.page.goto(`/system/records?month=${month}`)
    await employee.page.getByRole('button', { name: 'Report missing work' }).click()
    const form = employee.page.getByRole('dialog')
    const [year, monthNumber, day] = corrected.split('-')
    const shown = await form.getByLabel('Date').inputValue()
    await form.getByLabel('Date').fill(shown.includes('.') ? `${day}.${monthNumber}.${year}` : corrected)
    await form.getByLabel('Start', { exact: false }).first().fill('1:10')
    await form.getByLabel('End', { exact: false }).first().fill('2:40')
    assert.deepEqual(await seriousIn(employee.page), [])
    await form.getByRole('button', { name: 'Send to my manager' }).click()
    await form.getByText('Fill in this field.').waitFor()
    await form.getByLabel('What happened?').fill('Delivery at night')
    await form.getByRole('button', { name: 'Send to my manager' }).press('Enter')
    await employee.page.getByText('Sent to your manager').waitFor()
    await employee.page.goto(corrections)
    const own = employee.page.getByRole('table', { name: 'Corrections' })
    await own.getByRole('row').filter({ hasText: 'Delivery at night' }).getByText('Waiting').waitFor()
    assert.deepEqual(await seriousIn(employee.page), [])

    const manager = await signedIn('manager')
    await manager.page.goto(corrections)
    const row = manager.page.getByRole('row').filter({ hasText: 'Delivery at night' })
    await row.getByRole('button', { name: /^Accept/ }).press('Enter')
    await row.getByText('Accepted').waitFor()
    assert.deepEqual(await seriousIn(manager.page), [])

    await employee.page.reload()
    await own.getByRole('row').filter({ hasText: 'Delivery at night' }).getByText('Accepted').waitFor()
    const { employeeId } = await profileOf('employee')
    await until(async () => {
      const [record] = await query<{ status: number; minutes: number }>(
        `select status, work_minutes as minutes from time_records r where employee_id = $1
          and flags @> '[{"kind": "corrected"}]'`,
        [employeeId]
      )
      assert.deepEqual(record, { status: 0, minutes: 90 })
    })
    for (const { complaints, context } of [employee, manager]) {
      assert.deepEqual(complaints, [])
      await context.close()
    }
  })

  test('who is in is seen as it changes', async ({ assert }) => {
    const manager = await signedIn('manager')
    await manager.page.goto('/system/records?view=presence')
    const working = manager.page.getByRole('region', { name: 'At work' })
    const employee = await signedIn('employee')
    await employee.page.goto('/system/records')
    const [person] = await query<{ surname: string }>('select surname from employees where id = $1', [
      (await profileOf('employee')).employeeId,
    ])
    const button = (name: string) => employee.page.getByRole('button', { name, exact: true })
    const without = employee.page.getByRole('button', { name: 'Register without position' })
    await button('Start work').or(button('End work')).first().waitFor()
    const press = async (name: 'Start work' | 'End work', next: string) => {
      await button(name).click()
      await button(next).or(without).first().waitFor()
      if (await without.isVisible()) await without.click()
    }
    if (await button('End work').isVisible()) await press('End work', 'Start work')
    await press('Start work', 'End work')
    await working.getByText(person!.surname).waitFor()
    assert.deepEqual(await seriousIn(manager.page), [])
    await press('End work', 'Start work')
    await working.getByText(person!.surname).waitFor({ state: 'detached' })
    assert.deepEqual(manager.complaints, [])
    await manager.context.close()
    await employee.context.close()
  })
})
