import type { EntryOperation, SchedulePerson } from '@shiftloom/backend/contracts/schedule'
import { test } from '@japa/runner'
import type { Locator, Page } from 'playwright'
import { seriousIn } from '../stage/accessibility.ts'
import { apiOf } from '../stage/api.ts'
import { addDays, comingMonday, type Day } from '../stage/days.ts'
import { quickProposal, reviewOf } from '../stage/generation.ts'
import { newId } from '../stage/ids.ts'
import { focusRow } from '../stage/planning.ts'
import { openScheduler, profileOf, scheduleOf } from '../stage/scheduler.ts'
import { account } from '../stage/settings.ts'
import { signedIn } from '../stage/sign_in.ts'
import { until } from '../stage/until.ts'

const planner = 'organisation admin'
// A week no other journey plans.
const week = addDays(comingMonday(), 7 * 48)
const [monday, tuesday, thursday, saturday] = [week, addDays(week, 1), addDays(week, 3), addDays(week, 5)]

test.group('What would fill an open shift', () => {
  test('a shorter shift, and a rule lifted with a reason: pressed, and undone', async ({ assert }) => {
    const locationId = (await profileOf('employee in Hà Nội')).locationIds[0]!
    const open = await plannedTightly(locationId)
    const { page, context, complaints } = await signedIn(planner)
    await openScheduler(page, 'week', week, locationId)
    await quickProposal(page)
    const panel = reviewOf(page)
    await panel.getByRole('tab', { name: /^Unassigned/ }).click()
    const cards = panel.getByRole('tabpanel', { name: /^Unassigned/ }).getByRole('region')
    await until(async () => assert.equal(await cards.count(), 3, 'two on Tuesday, one on Thursday'))
    await panel
      .getByText(/Would rest only 10 h.* between shifts; 12 h/)
      .first()
      .waitFor()
    assert.deepEqual(await seriousIn(page), [])

    const holder = async (id: string) =>
      (await scheduleOf(planner, week, 7, [locationId])).entries.find((entry) => entry.id === id)!
    await panel.getByText(/^No one can be found: 8 h more of /).waitFor()

    await cardWith(cards, 'Shorten and assign')
      .getByRole('button', { name: 'Shorten and assign' })
      .last()
      .click()
    const tuesdays = () => Promise.all([holder(open.first!), holder(open.second!)])
    await until(async () => (await tuesdays()).some(({ employeeId }) => employeeId))
    const [shorter] = (await tuesdays()).filter(({ employeeId }) => employeeId)
    assert.equal(hoursOf(shorter!), 6, 'from 10:00: twelve hours after 22:00')

    await cardWith(cards, 'Override once…').getByRole('button', { name: 'Override once…' }).first().click()
    await goAgainst(page)
    await until(async () => (await tuesdays()).every(({ employeeId }) => employeeId))
    await panel
      .getByText(/ has it now\.$/)
      .nth(1)
      .waitFor()

    await focusRow(page)
    await page.keyboard.press('Control+z')
    await page.getByText('Last step undone').waitFor()
    assert.lengthOf(
      (await tuesdays()).filter(({ employeeId }) => employeeId),
      1
    )

    await panel.getByRole('button', { name: 'Reject', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Reject the proposal' }).click()
    await page.getByText('The proposal was rejected').waitFor()
    assert.deepEqual(complaints, [])
    await context.close()
  })
})

const cardWith = (cards: Locator, button: string): Locator =>
  cards.filter({ has: cards.page().getByRole('button', { name: button }) }).first()

const hoursOf = ({ startsAt, endsAt }: { startsAt: string; endsAt: string }): number =>
  (Date.parse(endsAt) - Date.parse(startsAt)) / 3_600_000

async function goAgainst(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: /block this$|blocks this$/ })
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Uzgodnione')
  await dialog.getByRole('button', { name: 'Continue anyway' }).click()
  await dialog.waitFor({ state: 'detached' })
}

/**
 * Everybody who holds the position works late on Monday, so that Tuesday's early shifts break their rest, and on
 * Thursday when one more is needed. Saturday's shift anybody can have.
 *
 * @returns ids of Tuesday's shifts
 */
async function plannedTightly(locationId: string): Promise<Record<'first' | 'second', string>> {
  const { people } = await scheduleOf(planner, week, 7, [locationId])
  const here = people.filter((one) => !one.disabledInSchedule && one.locationIds.includes(locationId))
  const [position, holders] = rarest(here)
  const ids = { first: newId(), second: newId() }
  const shift = (id: string, day: Day, times: string, employeeId: string | null = null): EntryOperation => {
    const [start, end] = times.split('-') as [string, string]
    const breaks: [] = []
    const entry = { type: 0, employeeId, locationId, positionId: position, day, start, end, breaks } as const
    return { kind: 'create', id, entry }
  }
  const operations = [
    ...holders.flatMap(({ id }) => [
      shift(newId(), monday, '14:00-22:00', id),
      shift(newId(), thursday, '08:00-16:00', id),
    ]),
    shift(ids.first, tuesday, '08:00-16:00'),
    shift(ids.second, tuesday, '08:00-16:00'),
    shift(newId(), thursday, '08:00-16:00'),
    shift(newId(), saturday, '08:00-16:00'),
  ]
  await (
    await apiOf(account(planner))
  ).post('/scheduling/commands', { id: newId(), label: 'create', operations })
  return ids
}

/** The position that the fewest people hold, but two at least, with them. */
function rarest(people: SchedulePerson[]): [position: string, holders: SchedulePerson[]] {
  const positions = new Set(people.flatMap(({ positionIds }) => positionIds))
  const held = [...positions].map((id): [string, SchedulePerson[]] => [
    id,
    people.filter(({ positionIds }) => positionIds.includes(id)),
  ])
  return held.filter(([, holders]) => holders.length > 1).toSorted(([, a], [, b]) => a.length - b.length)[0]!
}
