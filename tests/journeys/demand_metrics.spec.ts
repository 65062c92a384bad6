import { test } from '@japa/runner'
import { seriousIn } from '../stage/accessibility.ts'
import { apiOf } from '../stage/api.ts'
import { enter, hasFocus } from '../stage/keyboard.ts'
import { account } from '../stage/settings.ts'
import { signedIn } from '../stage/sign_in.ts'
import { until } from '../stage/until.ts'

const admin = 'organisation admin'
const metrics = '/demand/metrics'

test.group('Metrics', () => {
  test('by keyboard alone one is added, renamed and deleted after two questions', async ({ assert }) => {
    const { page, context, complaints } = await signedIn(admin)
    const watcher = await signedIn('location manager')
    await watcher.page.goto('/demand')
    await watcher.page.getByRole('cell', { name: 'Tickets', exact: true }).waitFor()
    assert.equal(await watcher.page.getByRole('button', { name: 'Add a metric' }).count(), 0)
    await page.goto('/demand')

    const add = page.getByRole('button', { name: 'Add a metric' })
    await enter(page, add)
    const form = page.getByRole('dialog', { name: 'Add a metric' })
    const name = form.getByRole('textbox', { name: 'Name' })
    await hasFocus(name)
    assert.deepEqual(await seriousIn(page), [])
    await page.keyboard.type('Two words')
    await page.keyboard.press('Enter')
    await form.getByText('Use Latin letters only', { exact: false }).waitFor()
    await name.press('ControlOrMeta+a')
    await page.keyboard.type('tickets')
    await page.keyboard.press('Enter')
    await form.getByText('The metric “Tickets” exists already.', { exact: false }).waitFor()
    await name.press('ControlOrMeta+a')
    await page.keyboard.type('Parcels')
    await page.keyboard.press('Enter')
    await form.waitFor({ state: 'detached' })
    await page.getByRole('cell', { name: 'Parcels', exact: true }).waitFor()
    // The other screen follows by itself.
    await watcher.page.getByRole('cell', { name: 'Parcels', exact: true }).waitFor()

    await enter(page, page.getByRole('button', { name: 'Rename Parcels' }))
    const renaming = page.getByRole('dialog', { name: 'Rename the metric' })
    await hasFocus(renaming.getByRole('textbox', { name: 'Name' }))
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('Boxes')
    await page.keyboard.press('Enter')
    await watcher.page.getByRole('cell', { name: 'Boxes', exact: true }).waitFor()

    const leave = page.getByRole('button', { name: 'Delete Boxes' })
    await enter(page, leave)
    const first = page.getByRole('dialog', { name: 'Delete the metric “Boxes”?' })
    await first.getByText('No rule uses this metric, and it has no records.').waitFor()
    await enter(page, first.getByRole('button', { name: 'Delete the metric' }))
    const second = page.getByRole('dialog', { name: 'Delete “Boxes” for good?' })
    await hasFocus(second.getByRole('button', { name: 'Cancel' }))
    assert.deepEqual(await seriousIn(page), [])
    await page.keyboard.press('Enter')
    await second.waitFor({ state: 'hidden' })
    assert.equal(await page.getByRole('cell', { name: 'Boxes', exact: true }).count(), 1)
    await enter(page, first.getByRole('button', { name: 'Delete the metric' }))
    await enter(page, second.getByRole('button', { name: 'Delete for good' }))
    await page.getByText('The metric “Boxes” is deleted.').waitFor()
    for (const one of [page, watcher.page])
      await one.getByRole('cell', { name: 'Boxes', exact: true }).waitFor({ state: 'detached' })
    assert.deepEqual(
      complaints.filter((one) => !one.includes('400')),
      []
    )
    assert.deepEqual(watcher.complaints, [])
    for (const visit of [context, watcher.context]) await visit.close()
  })

  test('one with rules and records says what goes, and keeps the decision when it was renamed', async ({
    assert,
  }) => {
    const api = await apiOf(account(admin))
    const { page, context } = await signedIn(admin)
    await page.goto('/demand')
    await page.getByRole('button', { name: 'Delete Tickets' }).click()
    const tickets = page.getByRole('dialog', { name: 'Delete the metric “Tickets”?' })
    for (const loss of [
      /^Demand of \d+ positions?: /,
      /^\d+ rules with every version: /,
      /^[\d,]+ records at 3 /,
    ])
      await tickets.getByRole('listitem').filter({ hasText: loss }).waitFor()
    assert.deepEqual(await seriousIn(page), [])
    await tickets.getByRole('button', { name: 'Cancel' }).click()

    const body = { name: 'Calls', dataType: 'COUNT', aggregation: 'level' }
    const { id } = await api.post<{ id: string }>(metrics, body)
    await page.getByRole('button', { name: 'Delete Calls' }).click()
    const dialog = page.getByRole('dialog', { name: 'Delete the metric' })
    await dialog.getByRole('button', { name: 'Delete the metric' }).click()
    const sure = page.getByRole('dialog', { name: 'for good?' })
    await sure.waitFor()
    await api.put(`${metrics}/${id}`, { version: 1, name: 'Visitors' })
    await sure.getByRole('button', { name: 'Delete for good' }).click()
    await dialog.getByText('has just been renamed to “Visitors”', { exact: false }).waitFor()
    await dialog.getByRole('button', { name: 'Delete the metric' }).click()
    await page.getByRole('dialog', { name: 'Delete “Visitors” for good?' }).waitFor()
    await sure.getByRole('button', { name: 'Delete for good' }).click()
    await page.getByText('The metric “Visitors” is deleted.').waitFor()
    await until(async () => {
      const left = await api.get<{ name: string }[]>(metrics)
      assert.deepEqual(
        left.filter((one) => one.name === 'Visitors'),
        []
      )
    })
    await context.close()
  })
})
