import type { DemandRule, RulesOfLocation } from '@shiftloom/backend/contracts/demand_rules'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderSeeded } from '../../../../testing/seeded.tsx'
import { Workbench } from './workbench.tsx'

// Leaving is the router's; the week is worked out by a worker.
vi.mock('#/ui/form/use_unsaved_guard.ts', () => ({ useUnsavedGuard: () => undefined }))
vi.mock('./sandbox/use_rule_sandbox.ts', () => ({
  useRuleSandbox: () => ({ lastDay: '2026-03-08', busiest: 0 }),
}))
vi.mock('./chart/rule_chart.tsx', () => ({ RuleChart: () => null }))

const rule: DemandRule = {
  ...{ id: 'r1', version: 1, locationId: 'l1', metricId: 'm1', draft: null },
  versions: [
    {
      ...{ id: 'v1', number: 1, validFrom: '2026-01-05', name: 'Till' },
      connections: [{ positionId: 'p1', share: 1 }],
      body: {
        work: { kind: 'linear', unitsPerPersonHour: 20 },
        ...{ minimum: 2, maximum: 8, hours: null, bufferBeforeMinutes: 15, bufferAfterMinutes: 30 },
      },
      ...{ savedAt: '2026-01-01T08:00:00Z', savedBy: null },
    },
  ],
}
const data = {
  location: { id: 'l1', today: '2026-03-02' },
  metrics: [{ id: 'm1', name: 'Tickets' }],
  positions: [{ positionId: 'p1', name: 'Till' }],
  rules: [rule],
} as unknown as RulesOfLocation

test('discarding puts every field back, also where the text could not be read', async () => {
  const nothing = () => undefined
  await renderSeeded(
    <Workbench {...{ data, rule, position: null, mayEdit: true }} onPosition={nothing} onDirty={nothing} />,
    { feature: 'staffing_rules' }
  )
  const user = userEvent.setup()
  const fields = ['At least', 'At most', 'Minutes before', 'Minutes after', 'Part done by']
  const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(name) })
  const before = fields.map((name) => field(name).value)
  for (const name of fields) {
    await user.clear(field(name))
    await user.type(field(name), 'many')
  }
  await user.type(screen.getByRole('textbox', { name: 'Name' }), ' 2')
  await user.click(screen.getByRole('button', { name: 'Discard' }))
  expect(fields.map((name) => field(name).value)).toEqual(before)
})
