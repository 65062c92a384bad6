import type { RulesOfLocation } from '@shiftloom/backend/contracts/demand_rules'
import type { LabourModelPreview } from '@shiftloom/backend/contracts/labour_model'
import { test } from '@japa/runner'
import { seriousIn } from '../stage/accessibility.ts'
import { apiOf } from '../stage/api.ts'
import { addDays, comingMonday } from '../stage/days.ts'
import { openProposal, planOf, proposalReady, reviewOf } from '../stage/generation.ts'
import { keyboardOf } from '../stage/hands.ts'
import { focusRow } from '../stage/planning.ts'
import { openScheduler, profileOf, scheduleOf, shiftsOf } from '../stage/scheduler.ts'
import { account, patienceMs } from '../stage/settings.ts'
import { signedIn } from '../stage/sign_in.ts'
import { undoByKey } from '../stage/steps.ts'
import { until } from '../stage/until.ts'

const planner = 'organisation admin'

/** Of the positions that rules ask for at the location, one that is needed in these days. */
async function neededPosition(locationId: string, from: string): Promise<{ id: string; name: string }> {
  const api = await apiOf(account(planner))
  const scope = { from, until: addDays(from, 7), locationIds: [locationId], positionIds: [] }
  const keep = { published: true, manual: true }
  const { rows } = await api.post<LabourModelPreview>('/demand/labour-model-checks', { ...scope, keep })
  const needed = rows.find(({ before }) => before.some(({ missing }) => missing > 0))!
  const { positions } = await api.get<RulesOfLocation>(`/demand/locations/${locationId}/rules`)
  const { positionId: id, name } = positions.find(({ positionId }) => positionId === needed.positionId)!
  return { id, name }
}

test.group('A schedule from nothing', () => {
  test('shifts that demand asks for are made in the panel, given to people, and taken back in two steps', async ({
    assert,
  }) => {
    // A week that no other journey plans.
    const from = addDays(comingMonday(), 7 * 58)
    const [locationId] = (await profileOf('employee')).locationIds
    const position = await neededPosition(locationId!, from)
    const shifts = async () =>
      shiftsOf((await scheduleOf(planner, from, 7, [locationId!])).entries).filter(
        ({ day, positionId }) => day >= from && positionId === position.id
      )
    assert.isEmpty(await shifts())
    const { page, context, complaints } = await signedIn(planner)
    const hand = keyboardOf(page)
    await openScheduler(page, 'week', from, locationId)

    await page.keyboard.press('g')
    const panel = page.getByRole('complementary', { name: 'Generate the schedule' })
    await hand.choose(panel.getByRole('combobox', { name: 'Positions' }), position.name)
    await hand.press(panel.getByRole('button', { name: 'Check if it can work' }))
    const demand = panel.getByRole('region', { name: 'Shifts from demand' })
    await demand.getByText('There are no open shifts here yet.', { exact: false }).waitFor()
    const goals = panel.getByRole('button', { name: 'Choose goals' })
    assert.isTrue(await goals.isDisabled())
    assert.deepEqual(await seriousIn(page), [], 'the offer to make shifts')
    await hand.press(demand.getByRole('button', { name: 'Make shifts from demand' }))
    await demand
      .getByText(/^\d+ open shifts? (was|were) made from demand\./)
      .waitFor({ timeout: 2 * patienceMs })
    const made = await shifts()
    assert.isNotEmpty(made)
    assert.isTrue(made.every(({ source, employeeId }) => source === 'demand' && !employeeId))

    await until(() => goals.isEnabled())
    const acknowledge = panel.getByRole('checkbox', { name: /some shifts stay unassigned/ })
    if (await acknowledge.count()) await hand.check(acknowledge)
    await hand.press(goals)
    await hand.pick(panel.getByRole('radiogroup').last(), 'Quick')
    await hand.press(panel.getByRole('button', { name: 'Start' }))
    await proposalReady(page)
    const { changes } = await planOf(planner, (await openProposal(planner, from)).id)
    assert.isNotEmpty(changes)
    await hand.press(page.getByRole('button', { name: /^Accept all \(/ }))
    await page.getByText('The proposal is part of the schedule').waitFor()
    const given = async () => (await shifts()).filter(({ employeeId }) => employeeId !== null).length
    assert.equal(await given(), changes.length)

    // First the people, then the shifts themselves.
    await focusRow(page)
    await undoByKey(page, changes.length)
    await until(async () => assert.equal(await given(), 0))
    assert.lengthOf(await shifts(), made.length)
    await undoByKey(page, made.length)
    await until(async () => assert.isEmpty(await shifts()))
    // Undo has opened both again, and the location is free for other runs once they are rejected.
    await reviewOf(page).getByRole('button', { name: 'Reject', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Reject the proposal' }).click()
    await page.getByText('The proposal was rejected', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Start a new search' }).click()
    await panel.getByRole('button', { name: 'Check if it can work' }).click()
    await demand.getByText(/^Shifts made from demand for .* wait for a decision\.$/).waitFor()
    await demand.getByRole('button', { name: 'Discard them' }).click()
    await demand.getByRole('button', { name: 'Make shifts from demand' }).waitFor()
    assert.deepEqual(complaints, [])
    await context.close()
  })
})
