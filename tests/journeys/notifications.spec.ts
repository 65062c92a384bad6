import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { seriousIn } from '../stage/accessibility.ts'
import { apiOf } from '../stage/api.ts'
import { query } from '../stage/database.ts'
import { addDays, comingMonday, monthOf, type Day } from '../stage/days.ts'
import { newId } from '../stage/ids.ts'
import { mailsTo } from '../stage/mailbox.ts'
import { profileOf, scheduleOf } from '../stage/scheduler.ts'
import { account } from '../stage/settings.ts'
import { signedIn } from '../stage/sign_in.ts'
import { until } from '../stage/until.ts'

type Month = { from: Day; days: number }

/** A month without any plan, far beyond what the demo and other journeys plan. */
async function freeMonth(): Promise<Month> {
  for (let ahead = 900; ahead < 2_000; ahead += 31) {
    const month = monthOf(addDays(comingMonday(), ahead))
    if ((await scheduleOf('manager', month.from, month.days)).entries.length === 0) return month
  }
  throw new Error('There is no month without shifts.')
}

test.group('Notifications', () => {
  test('a publication is notified once, by bell and mail; read here, it is read everywhere', async ({
    assert,
  }) => {
    const employee = account('employee')
    const api = await apiOf(employee)
    await choose({ mail: true, mobile: true })
    await nothingOnItsWay()
    await api.put('/notifications/readings')
    const before = (await mailsTo(employee.email)).length

    const { page, context, complaints } = await signedIn('employee')
    await page.goto('/')
    const elsewhere = await context.newPage()
    await elsewhere.goto('/my-profile')
    await bell(page, 'Notifications').waitFor()
    await bell(elsewhere, 'Notifications').waitFor()
    await connected(page)
    await connected(elsewhere)

    const month = await freeMonth()
    await publishShifts(month, [2, 3])
    await bell(page, 'Notifications: 1 unread').waitFor()
    await bell(elsewhere, 'Notifications: 1 unread').waitFor()

    await bell(page, 'Notifications: 1 unread').click()
    const list = page.getByRole('region', { name: 'Notifications' })
    const first = list.getByRole('listitem').first()
    await first.filter({ hasText: /New schedule.*2 new entries/ }).waitFor()
    assert.deepEqual(await seriousIn(page), [])
    await first.getByRole('button').click()
    await page.waitForURL(/\/scheduler\?/)
    await page.waitForURL((url) => url.searchParams.get('date') === addDays(month.from, 2))
    await page.getByRole('radio', { name: 'Week', checked: true }).waitFor({ state: 'attached' })
    await bell(page, 'Notifications').waitFor()
    await bell(elsewhere, 'Notifications').waitFor()

    await until(async () => (await mailsTo(employee.email)).length > before)
    const mails = await mailsTo(employee.email)
    assert.lengthOf(mails, before + 1)
    assert.match(mails[0]!, /^Your schedule for /)
    assert.deepEqual(complaints, [])
    await context.close()
  })

  test('what was turned off in the profile is not mailed', async ({ assert }) => {
    const { email } = account('employee')
    await choose({ mail: true, mobile: true })
    const { page, context, complaints } = await signedIn('employee')
    await page.goto('/my-profile#notices')
    await page.getByRole('switch', { name: 'New schedule: E-mail' }).uncheck()
    const kept = async () => {
      const { notices } = await (await apiOf(account('employee'))).get<Settings>('/notifications/settings')
      return notices.new_schedule?.mail === false
    }
    await until(kept)
    await page.reload()
    await page.getByRole('switch', { name: 'New schedule: E-mail', checked: false }).waitFor()

    await nothingOnItsWay()
    const [before, colleagueBefore] = [await mailsTo(email), await mailsTo(account('manager').email)]
    await publishShifts(await freeMonth(), [5], true)
    // Mails of one publication leave together: when the colleague has theirs, this one would be there.
    await until(async () => (await mailsTo(account('manager').email)).length > colleagueBefore.length)
    await page.waitForTimeout(500)
    assert.deepEqual(await mailsTo(email), before)
    assert.deepEqual(complaints, [])
    await choose({ mail: true, mobile: true })
    await context.close()
  })
})

/** What other journeys published has been delivered: none of it is counted here. */
const nothingOnItsWay = () =>
  until(async () => {
    const waiting = `select 1 from notification_deliveries where state = 'waiting' and due_at < now() + interval '1 minute'
      or state = 'handed' and updated_at > now() - interval '10 seconds'`
    return (await query(waiting)).length === 0
  })

type Settings = { notices: Record<string, { mail: boolean; mobile: boolean }> }

const bell = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const connected = (page: Page) => page.locator('[data-state="connected"]').waitFor()

const choose = async (channels: { mail: boolean; mobile: boolean }) =>
  (await apiOf(account('employee'))).put('/notifications/settings', { notices: { new_schedule: channels } })

/** Plans and publishes a shift of the employee on days of a month, from 0; with the manager's own beside it where asked. */
async function publishShifts({ from, days }: Month, shiftDays: number[], withManager = false): Promise<void> {
  const planner = await apiOf(account('manager'))
  const { employeeId, locationIds } = await profileOf('employee')
  const manager = await profileOf('manager')
  const people = [employeeId, ...(withManager ? [manager.employeeId] : [])]
  const operations = shiftDays.flatMap((number) =>
    people.map((person) => ({
      kind: 'create',
      id: newId(),
      entry: {
        type: 0,
        employeeId: person,
        locationId: locationIds[0],
        positionId: null,
        day: addDays(from, number),
        start: '09:20',
        end: '15:40',
      },
    }))
  )
  await planner.post('/scheduling/commands', { id: newId(), label: 'create', operations })
  const entryIds = operations.map(({ id }) => id)
  const range = { from, until: addDays(from, days), locationIds: [locationIds[0]] }
  await planner.post('/scheduling/publications', { ...range, entryIds })
}
