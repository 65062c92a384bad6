import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { answerWith } from '../../../testing/answers.ts'
import { renderSeeded } from '../../../testing/seeded.tsx'
import { ExportsScreen } from './exports_screen.tsx'
import { batch, check, layouts } from './sample.ts'

vi.mock('#/lib/network/use_hub.ts', () => ({ useHub: () => undefined, useHubConnected: () => undefined }))

const licenseFunctionalities = { OnlineWorkSchedule: true, HRAndPayrollExport: true }

async function open(role = 4) {
  const sent = answerWith({
    'GET /exports/batches': { result: { items: [batch], total: 1, page: 1, pageSize: 25 } },
    'GET /exports/layouts': { result: layouts },
    'POST /exports/checks': { result: check },
    'POST /exports/batches': { result: { ...batch, id: 'b2' } },
  })
  await renderSeeded(<ExportsScreen />, { feature: 'exports', profile: { role, licenseFunctionalities } })
  await screen.findByText('Ewa Lis')
  return sent
}

test.each([
  ['Create again as…', '04/01/2026', '04/30/2026', { from: '2026-04-01', until: '2026-05-01' }],
  ['Create for the next period…', '05/01/2026', '05/31/2026', { from: '2026-05-01', until: '2026-06-01' }],
])('“%s” begins with what the export was made of', async (item, first, last, span) => {
  const sent = await open()
  fireEvent.click(screen.getByRole('button', { name: 'More for Work plan.csv' }))
  fireEvent.click(await screen.findByRole('menuitem', { name: item }))
  const drawer = within(await screen.findByRole('dialog', { name: 'New export' }))
  const value = async (label: string) => (await drawer.findByLabelText<HTMLInputElement>(label)).value
  expect([await value('First day'), await value('Last day')]).toEqual([first, last])
  drawer.getByRole('radio', { name: /work plan/, checked: true })

  fireEvent.click(drawer.getByRole('button', { name: 'Next' }))
  await vi.waitFor(() =>
    expect(drawer.getByRole('button', { name: 'Next' })).toHaveProperty('disabled', false)
  )
  fireEvent.click(drawer.getByRole('button', { name: 'Next' }))
  drawer.getByRole('radio', { name: /^CSV/, checked: true })
  fireEvent.click(drawer.getByRole('button', { name: 'Create export' }))
  const asked = { layout: 'optima_work_plan', locationIds: ['l2'], ...span }
  await vi.waitFor(() =>
    expect(sent.at(-1)).toEqual({
      method: 'POST',
      path: '/exports/batches',
      body: { ...asked, format: 'csv' },
    })
  )
  expect(sent[0]).toMatchObject({ path: '/exports/checks', body: asked })
})

test('users who may not create exports get neither the menu nor the button', async () => {
  await open(0)
  expect(screen.queryByRole('button', { name: /^More for/ })).toBeNull()
  expect(screen.queryByRole('button', { name: 'New export' })).toBeNull()
})
