import type { DemandRule, RuleVersion } from '@shiftloom/backend/contracts/demand_rules'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { answerWith } from '../../../../testing/answers.ts'
import { renderSeeded } from '../../../../testing/seeded.tsx'
import type { ServerForm } from '#/ui/form/use_server_form.ts'
import type { RuleValues } from './rule_values.ts'
import { RuleSaveBar } from './rule_save_bar.tsx'

// Leaving is the router's.
vi.mock('#/ui/form/use_unsaved_guard.ts', () => ({ useUnsavedGuard: () => undefined }))

const version: RuleVersion = {
  ...{ id: 'v1', number: 1, validFrom: '2026-01-05', name: 'Till', connections: [] },
  body: {
    work: { kind: 'fixed', people: 1, start: '08:00', durationMinutes: 60, weekdays: [1] },
    ...{ minimum: 0, maximum: null, hours: null, bufferBeforeMinutes: 0, bufferAfterMinutes: 0 },
  },
  ...{ savedAt: '2026-01-01T08:00:00Z', savedBy: null },
}
const rule: DemandRule = {
  ...{ id: 'r1', version: 1, locationId: 'l1', metricId: null, draft: null, versions: [version] },
}

async function show(dirty: boolean) {
  const submit = vi.fn(() => Promise.resolve())
  const sent = answerWith({ 'GET /demand/rules/r1/versions': { result: [version] } })
  const server = { dirty, saving: false, conflicts: null, taken: [], theirs: null, submit, form: {} }
  await renderSeeded(
    <RuleSaveBar
      server={server as unknown as ServerForm<RuleValues>}
      {...{ rule, today: '2026-03-02', mayEdit: true, setValidFrom: () => undefined }}
    />,
    { feature: 'staffing_rules' }
  )
  const user = userEvent.setup()
  const writeDay = async (field: HTMLElement) => {
    await user.clear(field)
    await user.type(field, 'soon')
  }
  return { user, submit, sent, writeDay }
}

test('a rule is not saved while a field cannot be read', async () => {
  const { user, submit, writeDay } = await show(true)
  const day = screen.getByRole('textbox', { name: 'Holds from' })
  await writeDay(day)
  for (const name of ['Save from this day', 'Save as draft']) {
    await user.click(screen.getByRole('button', { name }))
    expect(document.activeElement).toBe(day)
  }
  expect(submit).not.toHaveBeenCalled()
})

test('an earlier version does not come back for a day that cannot be read', async () => {
  const { user, sent, writeDay } = await show(false)
  // What stands in the bar below is of no matter to the drawer.
  await writeDay(screen.getByRole('textbox', { name: 'Holds from' }))
  await user.click(screen.getByRole('button', { name: 'History' }))
  const drawer = within(await screen.findByRole('dialog'))
  const restore = await drawer.findByRole('button', { name: 'Restore version 1' })
  const day = drawer.getByRole('textbox')
  const written = day.getAttribute('value')!
  await writeDay(day)
  await user.click(restore)
  expect(document.activeElement).toBe(day)
  expect(sent).toEqual([])
  await user.clear(day)
  await user.type(day, written)
  await user.click(restore)
  await expect.poll(() => sent.map(({ path }) => path)).toEqual(['/demand/rules/r1/restorations'])
})
