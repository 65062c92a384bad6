import { test } from '@japa/runner'
import { seriousIn } from '../stage/accessibility.ts'
import { addDays, comingMonday } from '../stage/days.ts'
import { signedIn } from '../stage/sign_in.ts'

const path = '/requests_module/holidays'
/** Far enough ahead that neither the demo nor other journeys plan anything there. */
const day = addDays(comingMonday(), 105)
const typed = day.split('-').reverse().join('.')

test.group('Files of requests', () => {
  test('a file chosen with a new request is there for those who decide', async ({ assert }) => {
    const { page, context, complaints } = await signedIn('employee')
    await page.goto(path)
    await page.getByRole('button', { name: 'New request' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(/^Type/).click()
    await page.locator('[role=listbox]:visible').getByRole('option', { name: 'Occasional leave' }).click()
    await dialog.getByLabel(/^First day/).fill(typed)
    await page.keyboard.press('Tab')
    const file = {
      name: 'Invitation.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.7 wedding'),
    }
    const list = { name: 'List.txt', mimeType: 'text/plain', buffer: Buffer.from('Guests') }
    await dialog.locator('input[type=file]').setInputFiles([list, file])
    await dialog
      .getByRole('alert')
      .getByText(/^List\.txt: This file cannot be attached/)
      .waitFor()
    assert.equal(await dialog.getByRole('button', { name: 'List.txt' }).count(), 0)
    await dialog.getByText('Invitation.pdf').waitFor()
    assert.deepEqual(await seriousIn(page), [])
    const [answer] = await Promise.all([
      page.waitForResponse(
        (one) => one.request().method() === 'POST' && /\/requests\/filed$/.test(one.url())
      ),
      dialog.getByRole('button', { name: 'Send request' }).click(),
    ])
    const [{ id }] = ((await answer.json()) as { result: [{ id: string }] }).result
    await page.getByRole('row').locator(`a[href*="${id}"]`).first().click()
    await page.getByRole('button', { name: 'Save Invitation.pdf' }).waitFor()
    assert.deepEqual(await seriousIn(page), [])
    const address = new URL(page.url()).pathname
    assert.deepEqual(complaints, [])
    await context.close()

    const { page: desk, context: second, complaints: others } = await signedIn('organisation admin')
    await desk.goto(address)
    const saved = desk.waitForEvent('download')
    await desk.getByRole('button', { name: 'Save Invitation.pdf' }).click()
    assert.equal((await saved).suggestedFilename(), 'Invitation.pdf')
    assert.deepEqual(others, [])
    await second.close()
  })
})
