import type { ScheduleEntry, SchedulePerson } from '@shiftloom/backend/contracts/schedule'
import type { RuleVerdict } from '@shiftloom/backend/contracts/schedule_rules'
import { test } from '@japa/runner'
import type { Locator, Page } from 'playwright'
import { apiOf } from '../stage/api.ts'
import { auditOf } from '../stage/audit.ts'
import { addDays, comingMonday, type Day } from '../stage/days.ts'
import { newId } from '../stage/ids.ts'
import { cellOf, freePeople, openScheduler, rowIdsOf, scheduleOf, shiftsOf } from '../stage/scheduler.ts'
import { account } from '../stage/settings.ts'
import { signedIn } from '../stage/sign_in.ts'
import { until } from '../stage/until.ts'

// Weeks no other journey plans, one per test.
const weekOf = (number: number): Day => addDays(comingMonday(), 7 * (36 + number))

test.group('Warnings of the labour code', () => {
  test('a badge explains itself, is accepted with a reason and stays muted', async ({ assert }) => {
    const from = weekOf(0)
    const { page, context, complaints } = await signedIn('manager')
    const [person] = await freeOn(page, from)
    // Eight hours without a paid break: an alert in Poland, and nothing else.
    const shift = await planned('manager', person!, from, '08:00', '16:00')
    await badgeOf(page, shift, 'alert').waitFor()
    await page.getByRole('button', { name: '1 alert' }).waitFor()

    await badgeOf(page, shift, 'alert').hover()
    const card = page.getByRole('dialog', { name: 'Warnings' })
    await card.getByText(/^Breaks alert$/).waitFor()
    await card.getByText(/0 min .*15 min required/).waitFor()
    await card.getByText('KP art. 134', { exact: false }).waitFor()

    await card.getByRole('button', { name: 'Accept once…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Accept once: Breaks' })
    await dialog.getByRole('button', { name: 'Accept' }).click()
    await dialog.getByText('Say why, in at least 3 characters.').waitFor()
    // The event log shows it to journeys in other languages, so it has no word of English.
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('Uzgodnione w zespole')
    await dialog.getByRole('button', { name: 'Accept' }).click()
    await badgeOf(page, shift, 'accepted').waitFor()
    await page.getByRole('button', { name: 'Warnings: all accepted' }).waitFor()

    const [verdict] = await verdictsOf(from, person!.id)
    assert.equal(verdict?.acceptance?.reason, 'Uzgodnione w zespole')
    const [row] = await auditOf(verdict!.acceptance!.id)
    assert.equal(row?.action, 'labour_code.accept_breach')
    assert.include(row?.after, { reason: 'Uzgodnione w zespole', ruleId: 'day_break' })

    await page.reload()
    await badgeOf(page, shift, 'accepted').click()
    await card.getByText('“Uzgodnione w zespole”').waitFor()
    await card.getByRole('button', { name: 'Undo acceptance' }).click()
    await badgeOf(page, shift, 'alert').waitFor()
    assert.deepEqual(complaints, [])
    await context.close()
  })

  test('F8 walks over the problems of the period, and says what they are', async ({ assert }) => {
    const from = weekOf(1)
    const { page, context, complaints } = await signedIn('manager')
    const [first, second] = await freeOn(page, from)
    const [one, two] = [
      await planned('manager', first!, addDays(from, 2), '08:00', '16:00'),
      await planned('manager', second!, from, '08:00', '16:00'),
    ]
    await badgeOf(page, one, 'alert').waitFor()
    await badgeOf(page, two, 'alert').waitFor()

    const on = (shift: ScheduleEntry): Locator => page.locator(`[data-entry="${shift.id}"][data-current]`)
    await page.keyboard.press('F8')
    await on(one).waitFor()
    await page.getByText(/08:00–16:00, .*, draft, 1 alert: Breaks, 1 of 2$/).waitFor()
    await page.keyboard.press('F8')
    await on(two).waitFor()
    await page.keyboard.press('F8')
    await on(one).waitFor()
    await page.keyboard.press('Shift+F8')
    await on(two).waitFor()

    // The keyboard is where the problem is: its card opens, and the list leads back to the first.
    await page.keyboard.press('w')
    await page.getByRole('dialog', { name: 'Warnings' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog', { name: 'Warnings' }).waitFor({ state: 'detached' })
    await page.getByRole('button', { name: '2 alerts' }).click()
    const list = page.getByRole('complementary', { name: 'Warnings' })
    await list
      .getByRole('button', { name: /15 min required/ })
      .first()
      .click()
    await on(one).waitFor()
    assert.deepEqual(complaints, [])
    await context.close()
  })

  test('what a rule refuses is said where it was typed; a manager cannot go on, an administrator gives a reason', async ({
    assert,
  }) => {
    const from = weekOf(2)
    const tuesday = addDays(from, 1)
    const manager = await signedIn('manager')
    const [person] = await freeOn(manager.page, from)
    const late = await planned('manager', person!, from, '14:00', '22:00')
    await badgeOf(manager.page, late, 'alert').waitFor()

    const field = await typeInto(manager.page, person!, tuesday, '6-14')
    await manager.page
      .getByRole('alert')
      .getByText(/8 h .*11 h required/)
      .waitFor()
    await until(async () => (await field.inputValue()) === '6-14')
    assert.equal(await manager.page.getByRole('dialog', { name: /block this$|blocks this$/ }).count(), 0)
    assert.lengthOf(await plannedOn(from, person!.id), 1)
    await manager.context.close()

    const admin = await signedIn('organisation admin')
    await openScheduler(admin.page, 'week', from)
    await typeInto(admin.page, person!, tuesday, '6-14')
    const dialog = admin.page.getByRole('dialog', { name: /block this$|blocks this$/ })
    await dialog.getByText(/8 h .*11 h required/).waitFor()
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('Stocktaking, agreed')
    await dialog.getByRole('button', { name: 'Continue anyway' }).click()
    await until(async () => (await plannedOn(from, person!.id)).length === 2)
    const rest = (await verdictsOf(from, person!.id)).find(({ ruleId }) => ruleId === 'daily_rest')
    assert.equal(rest?.acceptance?.reason, 'Stocktaking, agreed')
    await dialog.waitFor({ state: 'detached' })
    assert.equal((await auditOf(rest!.acceptance!.id))[0]?.action, 'labour_code.override')
    await admin.context.close()
  })

  test('publishing is blocked by what the rules block, with a link to the shift', async ({ assert }) => {
    const from = weekOf(3)
    const { page, context } = await signedIn('manager')
    const [person] = await freeOn(page, from)
    const shift = await planned('manager', person!, from, '08:00', '16:00')
    await onLeave('manager', person!, from)
    await badgeOf(page, shift, 'block').waitFor()

    await page.getByRole('button', { name: /^Publish \(/ }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click()
    const dialog = page.getByRole('dialog', { name: 'Fix 1 broken rule before you publish' })
    await dialog.getByText(/during an absence/).waitFor()
    assert.equal(await dialog.getByRole('textbox').count(), 0)
    await Promise.all([
      page.locator(`[data-entry="${shift.id}"][data-flash]`).waitFor(),
      dialog.getByRole('button', { name: 'Show' }).click(),
    ])
    const [entry] = await plannedOn(from, person!.id)
    assert.equal(entry?.state, 'draft')
    await context.close()
  })

  test('employees see nothing of it', async ({ assert }) => {
    const { page, context } = await signedIn('employee')
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    const answered = page.waitForResponse((answer) => answer.url().includes('/api/scheduling/schedule'))
    await page.goto('/scheduler')
    await answered
    // The worker of the rules would have been requested already.
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(1_000)
    assert.equal(await page.locator('[data-warning], [data-tally]').count(), 0)
    assert.isEmpty(asked.filter((url) => url.includes('/rule-') || url.includes('judge')))
    await context.close()
  })
})

const badgeOf = (page: Page, { id }: ScheduleEntry, kind: 'block' | 'alert' | 'accepted'): Locator =>
  page.locator(`[data-entry="${id}"] [data-warning][data-kind="${kind}"]`)

/** Opens the week, and finds people of it with nothing planned, from the top. */
async function freeOn(page: Page, from: Day): Promise<SchedulePerson[]> {
  await openScheduler(page, 'week', from)
  const free = freePeople(await scheduleOf('manager', from, 7), await rowIdsOf(page))
  return free.filter(({ fte }) => fte === 1)
}

/** Clicks into a cell and types times there. */
async function typeInto(page: Page, { id }: SchedulePerson, day: Day, times: string): Promise<Locator> {
  await cellOf(page, id, day).click()
  const field = page.getByRole('textbox', { name: 'Times' })
  await field.fill(times)
  await field.press('Enter')
  return field
}

async function plannedOn(from: Day, employeeId: string): Promise<ScheduleEntry[]> {
  const { entries } = await scheduleOf('manager', from, 7)
  return shiftsOf(entries, employeeId).filter(({ state }) => state !== 'removed')
}

async function verdictsOf(from: Day, employeeId: string): Promise<RuleVerdict[]> {
  const api = await apiOf(account('manager'))
  const { items } = await api.get<{ items: RuleVerdict[] }>('/scheduling/rule-verdicts', {
    from,
    until: addDays(from, 7),
  })
  return items.filter((one) => one.employeeId === employeeId)
}

async function planned(
  role: string,
  person: SchedulePerson,
  day: Day,
  start: string,
  end: string
): Promise<ScheduleEntry> {
  return created(role, { ...shared(person, day), type: 0, positionId: person.positionIds[0], start, end })
}

const onLeave = (role: string, person: SchedulePerson, day: Day): Promise<ScheduleEntry> =>
  created(role, { ...shared(person, day), type: 1, start: '00:00', end: '00:00', fullDay: true, code: 'UW' })

const shared = ({ id, mainLocationId }: SchedulePerson, day: Day) => ({
  employeeId: id,
  locationId: mainLocationId!,
  positionId: null,
  day,
})

async function created(role: string, entry: object): Promise<ScheduleEntry> {
  const api = await apiOf(account(role))
  const operations = [{ kind: 'create', id: newId(), entry }]
  const answer = await api.post<{ entries: ScheduleEntry[] }>('/scheduling/commands', {
    id: newId(),
    label: 'create',
    operations,
  })
  return answer.entries[0]!
}
