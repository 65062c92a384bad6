import type { CollectingShift } from '@shiftloom/backend/contracts/open_shifts'
import { test } from '@japa/runner'
import { seriousIn } from '../stage/accessibility.ts'
import { apiOf } from '../stage/api.ts'
import { addDays, comingMonday } from '../stage/days.ts'
import { newId } from '../stage/ids.ts'
import { openScheduler, profileOf, scheduleOf, shiftsIn } from '../stage/scheduler.ts'
import { account } from '../stage/settings.ts'
import { signedIn } from '../stage/sign_in.ts'

const admin = 'organisation admin'
/** Far enough ahead that neither the demo nor another journey plans anything there. */
const monday = addDays(comingMonday(), 7 * 36)

/** Two unassigned shifts of a day where the manager works. */
async function unassignedShifts(): Promise<string> {
  const { employeeId } = await profileOf('manager')
  const { people } = await scheduleOf(admin, monday, 7)
  const { mainLocationId, positionIds } = people.find(({ id }) => id === employeeId)!
  const entry = { type: 0, employeeId: null, locationId: mainLocationId, positionId: positionIds[0] }
  const api = await apiOf(account(admin))
  await api.post('/scheduling/commands', {
    ...{ id: newId(), label: 'create' },
    operations: ['07:00', '12:00'].map((start) => ({
      ...{ kind: 'create', id: newId() },
      entry: { ...entry, day: monday, start, end: '15:00' },
    })),
  })
  return mainLocationId!
}

test.group('Open shifts in the schedule', () => {
  test('a planner opens chosen shifts, sees claims as they come, and stops collecting', async ({
    assert,
  }) => {
    const locationId = await unassignedShifts()
    const { page, context, complaints } = await signedIn(admin)
    await openScheduler(page, 'week', monday, locationId)
    const cards = shiftsIn(page, 'unassigned', monday)
    await cards.locator('[data-act="unfold"]').click()
    await cards.first().click()
    await cards.nth(1).click({ modifiers: ['ControlOrMeta'] })
    await page.getByRole('toolbar').getByRole('button', { name: 'Open to claims' }).click()
    const dialog = page.getByRole('dialog', { name: 'Open 2 shifts to claims?' })
    await dialog.getByRole('button', { name: 'Open to claims' }).click()
    const withClaims = (claims: number) => cards.locator(`[data-claims="${claims}"]`)
    await withClaims(0).nth(1).waitFor()

    const desk = await apiOf(account(admin))
    const days = { from: monday, until: addDays(monday, 1) }
    const [first] = await desk.get<CollectingShift[]>('/scheduling/collecting-shifts', days)
    const claimant = await apiOf(account('manager'))
    await claimant.post(`/scheduling/open-shifts/${first!.id}/claim`, undefined)
    await withClaims(1).waitFor()

    await page.keyboard.press('Escape')
    await withClaims(1).click()
    await page.keyboard.press('Enter')
    const panel = page.getByRole('complementary')
    await panel.getByText(/^Open to claims until .+ · 1 claim$/).waitFor()
    assert.deepEqual(await seriousIn(page), [])
    await panel.getByRole('button', { name: 'Stop collecting' }).click()
    await withClaims(1).waitFor({ state: 'detached' })
    await panel.getByRole('button', { name: 'Open to claims' }).waitFor()
    assert.equal(await withClaims(0).count(), 1)
    assert.deepEqual(complaints, [])
    await context.close()
  })
})
