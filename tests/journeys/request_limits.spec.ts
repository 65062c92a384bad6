import { test } from '@japa/runner'
import { seriousIn } from '../stage/accessibility.ts'
import { profileOf } from '../stage/scheduler.ts'
import { signedIn } from '../stage/sign_in.ts'

const admin = 'organisation admin'
const year = new Date().getFullYear()

test.group('Limits of requests', () => {
  test('an administrator corrects a limit with a reason, and the person sees what is left', async ({
    assert,
  }) => {
    const { employeeId } = await profileOf('employee')
    const { page, context, complaints } = await signedIn(admin)
    await page.goto(`/requests_module/limits?person=${employeeId ?? ''}&year=${year}`)
    const row = page.getByRole('row').nth(1)
    await row.waitFor()
    assert.deepEqual(await seriousIn(page), [])
    await page.getByRole('button', { name: 'Correct a limit' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(/^Hours/).fill('-16')
    await dialog.getByLabel(/^Reason/).fill('Taken at another company')
    assert.deepEqual(await seriousIn(page), [])
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.waitFor({ state: 'detached' })
    await row.getByText(/^[-\u2212]2 days · \u221216:00 h$/).waitFor()
    await page.getByText('Reason: Taken at another company').waitFor()

    await page.getByRole('button', { name: 'Edit' }).click()
    await dialog.getByLabel(/^At work since/).fill(`01.09.${year - 15}`)
    await page.keyboard.press('Tab')
    assert.deepEqual(await seriousIn(page), [])
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.waitFor({ state: 'detached' })
    // How many days follow from it differs with the contracts of the demo; the specs reckon with them.
    await page.getByText('First contract', { exact: true }).waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Previous year' }).click()
    await page.getByRole('heading', { name: `Limits of ${year - 1}` }).waitFor()
    await page.getByText('Nothing was entered for this year.').waitFor()
    assert.deepEqual(complaints, [])
    await context.close()

    const { page: own, context: second, complaints: others } = await signedIn('employee')
    await own.goto('/requests_module/holidays')
    await own
      .getByRole('region', { name: `What you have left in ${year}` })
      .getByText('Annual leave')
      .waitFor()
    assert.deepEqual(await seriousIn(own), [])
    assert.deepEqual(others, [])
    await second.close()
  })
})
