import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { seriousIn } from '../stage/accessibility.ts'
import { apiOf } from '../stage/api.ts'
import { openCounter, type Counter } from '../stage/counter.ts'
import { addDays, comingMonday, today, type Day } from '../stage/days.ts'
import { keyboardOf, mouseOf, type Hand } from '../stage/hands.ts'
import { gridReady, profileOf, scheduleOf, shiftsOf } from '../stage/scheduler.ts'
import { account, patienceMs } from '../stage/settings.ts'
import { signedIn } from '../stage/sign_in.ts'
import { twoYears, twoYearsRows } from '../stage/takings.ts'

const admin = 'organisation admin'

// Weeks no other journey plans.
for (const { by, hand, metric, position, week } of [
  { by: 'mouse', hand: mouseOf, metric: 'Loaves', position: 'Bread counter', week: 54 },
  { by: 'keyboard alone', hand: keyboardOf, metric: 'Rolls', position: 'Roll counter', week: 56 },
])
  test.group(`From a file of records to a published week by ${by}`, (group) => {
    let counter: Counter
    group.setup(async () => {
      counter = await openCounter(position)
    })
    group.teardown(async () => {
      const api = await apiOf(account(admin))
      const metrics = await api.get<{ id: string; name: string; version: number }[]>('/demand/metrics')
      const mine = metrics.find(({ name }) => name === metric)
      if (mine) await api.del(`/demand/metrics/${mine.id}`, { version: mine.version })
      await counter.close()
    })

    test('records are uploaded, a rule is tuned, shifts are made, given to people and published', async ({
      assert,
    }) => {
      const from = addDays(comingMonday(), 7 * week)
      const { page, context, complaints } = await signedIn(admin)
      const journey = { page, hand: hand(page), counter, metric, position, from }
      const sound = async (screen: string) => assert.deepEqual(await seriousIn(page), [], screen)

      await page.goto(`/demand/${counter.locationId}`)
      await addMetric(journey)
      await upload(journey, () => sound('the check of the file'))
      await sound('the overview')

      await lookAtForecast(journey)
      await sound('the accuracy')

      const [before, after] = await tune(journey, () => sound('the rule'))
      assert.isAbove(before, 0)
      assert.isAtMost(after, before / 2)

      await makeShifts(journey, () => sound('the preview'))
      await sound('the made shifts')
      const made = async () =>
        shiftsOf((await scheduleOf(admin, from, 7, [counter.locationId])).entries).filter(
          ({ positionId }) => positionId === counter.positionId
        )
      assert.isNotEmpty(await made())
      assert.isTrue((await made()).every(({ source, employeeId }) => source === 'demand' && !employeeId))

      await generate(journey, () => sound('the proposal'))
      assert.isTrue((await made()).some(({ employeeId }) => employeeId !== null))
      await publish(journey)
      assert.deepEqual(complaints, [])
      await context.close()

      const { employeeId } = await profileOf('employee')
      const own = (await made()).filter((shift) => shift.employeeId === employeeId)
      assert.isNotEmpty(own, 'the employee has a shift')
      const employee = await signedIn('employee')
      await employee.page.goto(`/scheduler?view=agenda&date=${own[0]!.day}`)
      await employee.page.getByText(`${own[0]!.start}–${own[0]!.end}`).first().waitFor()
      await employee.page.getByText(position).first().waitFor()
      assert.deepEqual(await seriousIn(employee.page), [], 'the calendar of the employee')
      assert.deepEqual(employee.complaints, [])
      await employee.context.close()
    })
  })

type Journey = {
  page: Page
  hand: Hand
  counter: Counter
  metric: string
  position: string
  from: Day
}
type Look = () => Promise<void>

async function addMetric({ page, hand, metric }: Journey): Promise<void> {
  await hand.press(page.getByRole('button', { name: 'Add a metric' }))
  const form = page.getByRole('dialog', { name: 'Add a metric' })
  await hand.type(form.getByRole('textbox', { name: 'Name' }), metric)
  await hand.press(form.getByRole('button', { name: 'Save' }))
  await form.waitFor({ state: 'detached' })
}

async function upload({ page, hand, counter, metric }: Journey, look: Look): Promise<void> {
  await hand.press(page.getByRole('button', { name: 'Import from a file' }).first())
  const dialog = page.getByRole('dialog', { name: 'Import metric records' })
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    hand.press(dialog.getByRole('button', { name: 'Choose a file' })),
  ])
  const buffer = twoYears(today(), counter.locationCode, metric)
  await chooser.setFiles({ name: 'till.csv', mimeType: 'text/csv', buffer })
  const rows = twoYearsRows.toLocaleString('en-US')
  await dialog.getByText(`${rows} rows`).waitFor()
  await hand.press(dialog.getByRole('button', { name: 'Next' }))
  // What each column is has been found by its name.
  await hand.press(dialog.getByRole('button', { name: 'Check the file' }))
  await dialog.getByText('All rows are correct.').waitFor()
  await look()
  await hand.press(dialog.getByRole('button', { name: `Import ${rows} changes` }))
  await dialog.getByRole('status').getByText('Imported').waitFor()
  await hand.press(dialog.getByRole('button', { name: 'Close' }).last())
  await dialog.waitFor({ state: 'detached' })
}

async function lookAtForecast({ page, hand, metric }: Journey): Promise<void> {
  await hand.turn('Records')
  await hand.choose(page.getByRole('combobox', { name: 'Metric' }), metric)
  await page.getByRole('img', { name: new RegExp(`^${metric} at `) }).waitFor()
  await hand.pick(page.getByRole('radiogroup', { name: 'What is shown' }), 'Forecast accuracy')
  await page.getByRole('heading', { name: `${metric}: forecast and actual` }).waitFor()
}

/** @returns the missing hours of the last weeks, as the rule begins and as it is saved */
async function tune(journey: Journey, look: Look): Promise<[number, number]> {
  const { page, hand, metric, position } = journey
  await hand.turn('Rules')
  await hand.press(page.getByRole('button', { name: 'New rule' }).first())
  const dialog = page.getByRole('dialog', { name: 'New rule' })
  await hand.type(dialog.getByRole('textbox', { name: 'Name' }), `${metric} sold`)
  await hand.choose(dialog.getByRole('combobox', { name: 'Metric' }), metric)
  await hand.choose(dialog.getByRole('combobox', { name: 'Positions' }), position)
  await page.keyboard.press('Tab')
  await hand.press(dialog.getByRole('button', { name: 'Create draft' }))
  const rule = page.getByRole('region', { name: `${metric} sold` })
  const missing = rule
    .getByRole('table', { name: /^The last 8 weeks/ })
    .getByRole('row', { name: /^Missing hours/ })
  const hours = async () => {
    const [h = 0, min = 0] = (await missing.getByRole('cell').nth(1).innerText()).split(':').map(Number)
    return h + min / 60
  }
  await missing.waitFor()
  const before = await hours()
  await look()
  await hand.pull(rule.getByRole('slider', { name: 'Pace' }), async () => (await hours()) <= before / 2)
  const after = await hours()
  await hand.press(rule.getByRole('button', { name: 'Save from this day' }))
  await page.getByText('Saved', { exact: true }).waitFor()
  return [before, after]
}

async function makeShifts({ page, hand, position, from }: Journey, look: Look): Promise<void> {
  await hand.turn('Staff')
  await hand.press(page.getByRole('link', { name: 'Make shifts' }))
  await hand.type(page.getByLabel('First day'), from)
  await hand.type(page.getByLabel('Last day'), addDays(from, 6))
  await page.keyboard.press('Tab')
  await hand.choose(page.getByRole('combobox', { name: 'Positions' }), position)
  await page.keyboard.press('Escape')
  await hand.press(page.getByRole('button', { name: 'Show what is needed' }))
  await page.getByRole('table', { name: 'Needed, planned and missing hours by position' }).waitFor()
  await look()
  await hand.press(page.getByRole('button', { name: 'Make shifts' }))
  const accept = page.getByRole('button', { name: 'Accept all' })
  await accept.waitFor({ timeout: 2 * patienceMs })
  await hand.press(accept)
  await page.getByText('Everything is accepted.', { exact: false }).waitFor()
  await hand.press(page.getByRole('link', { name: 'Open the schedule' }))
  await gridReady(page)
}

async function generate({ page, hand }: Journey, look: Look): Promise<void> {
  await hand.press(page.getByRole('button', { name: 'Generate', exact: true }))
  const panel = page.getByRole('complementary', { name: 'Generate the schedule' })
  await hand.press(panel.getByRole('button', { name: 'Check if it can work' }))
  const acknowledge = panel.getByRole('checkbox', { name: /some shifts stay unassigned/ })
  const goals = panel.getByRole('button', { name: 'Choose goals' })
  await goals.waitFor()
  if (await acknowledge.count()) await hand.check(acknowledge)
  await hand.press(goals)
  await hand.pick(panel.getByRole('radiogroup').last(), 'Quick')
  await hand.press(panel.getByRole('button', { name: 'Start' }))
  const accept = page.getByRole('button', { name: /^Accept all \(/ })
  await accept.waitFor({ timeout: 2 * patienceMs })
  await look()
  await hand.press(accept)
  await page.getByText('The proposal is part of the schedule').waitFor()
}

async function publish({ page, hand }: Journey): Promise<void> {
  await hand.press(page.getByRole('button', { name: /^Publish \(\d+\)$/ }))
  await hand.press(page.getByRole('dialog').getByRole('button', { name: 'Publish' }))
  await page.getByText(/\d+ changes? published/).waitFor()
}
