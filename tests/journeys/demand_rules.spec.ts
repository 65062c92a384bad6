import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { seriousIn } from '../stage/accessibility.ts'
import { reach } from '../stage/keyboard.ts'
import { profileOf } from '../stage/scheduler.ts'
import { signedIn } from '../stage/sign_in.ts'
import { until } from '../stage/until.ts'

const tuner = 'location manager'
const pace = 'Units one person handles in an hour'

async function openRules(page: Page): Promise<void> {
  const locationId = (await profileOf('employee')).locationIds[0]!
  await page.goto(`/demand/${locationId}/rules`)
  await page.getByTestId('curve').waitFor()
}

test.group('Demand rules', () => {
  test('a point is dragged, and by keys, saved, found in the history and restored', async ({ assert }) => {
    const { page, context, complaints } = await signedIn(tuner)
    await openRules(page)
    const totals = page.getByRole('status', { name: 'The week in hours' })
    await totals.waitFor()
    assert.deepEqual(await seriousIn(page), [])
    const before = await page.getByLabel(pace).inputValue()
    const shown = () => totals.innerText()
    const still = await shown()
    assert.match(still, /Difference\s+0 h/)

    const point = page.getByRole('slider', { name: 'Pace' })
    const box = (await point.boundingBox())!
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + 80, y, { steps: 8 })
    await page.mouse.up()
    const dragged = await page.getByLabel(pace).inputValue()
    assert.isAbove(Number(dragged), Number(before))
    await until(async () => /Difference\s+−/.test(await shown()))
    assert.match(await shown(), /Cost\s+-?−?.*a week/)

    await reach(page, point)
    await page.keyboard.press('ArrowRight')
    await until(async () => (await page.getByLabel(pace).inputValue()) !== dragged)
    await page.keyboard.press('Shift+ArrowLeft')
    const saved = await page.getByLabel(pace).inputValue()
    assert.deepEqual(await seriousIn(page), [])

    await page
      .locator('label')
      .filter({ hasText: /^Table$/ })
      .click()
    await page.getByRole('columnheader', { name: 'After' }).first().waitFor()
    await page.getByRole('button', { name: 'Save from this day' }).press('Enter')
    await page.getByText('Saved', { exact: true }).waitFor()
    await page.reload()
    await page.getByTestId('curve').waitFor()
    assert.equal(await page.getByLabel(pace).inputValue(), saved)

    await page.getByRole('button', { name: 'History' }).press('Enter')
    const history = page.getByRole('dialog', { name: 'Versions of this rule' })
    await history.getByText('Version 3, from').waitFor()
    assert.deepEqual(await seriousIn(page), [])
    await history.getByRole('button', { name: 'Restore version 2' }).press('Enter')
    await page.getByText('The version holds again.').waitFor()
    await until(async () => (await page.getByLabel(pace).inputValue()) === before)
    assert.deepEqual(complaints, [])
    await context.close()
  })

  test('two people who change one rule both keep what they typed', async ({ assert }) => {
    const [mine, theirs] = [await signedIn(tuner), await signedIn('organisation admin')]
    await openRules(mine.page)
    await openRules(theirs.page)
    await mine.page.getByLabel('At most').fill('7')
    await theirs.page.getByLabel('Minutes after closing').fill('30')
    await theirs.page.getByRole('button', { name: 'Save as draft' }).click()
    await theirs.page.getByText('Saved', { exact: true }).waitFor()
    await mine.page.getByRole('button', { name: 'Save as draft' }).click()
    await mine.page.getByRole('alert').getByText('changed', { exact: false }).first().waitFor()
    assert.equal(await mine.page.getByLabel('At most').inputValue(), '7')
    assert.equal(await mine.page.getByLabel('Minutes after closing').inputValue(), '30')
    await mine.page.getByRole('button', { name: 'Save as draft' }).click()
    await mine.page.getByText('Saved', { exact: true }).waitFor()
    await until(async () => (await theirs.page.getByLabel('At most').inputValue()) === '7')
    for (const { page, context } of [theirs, mine]) {
      if (page === theirs.page) {
        await page.getByRole('button', { name: 'Discard draft' }).click()
        await page.getByRole('dialog').getByRole('button', { name: 'Discard draft' }).click()
        await page.getByRole('button', { name: 'Discard draft' }).first().waitFor({ state: 'detached' })
      }
      await context.close()
    }
    // The refused saving is on the console; nothing else is.
    for (const { complaints } of [mine, theirs])
      assert.deepEqual(
        complaints.filter((one) => !one.includes('409')),
        []
      )
  })
})
