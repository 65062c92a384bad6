import type { SampleDataRemoval } from '@shiftloom/backend/contracts/sample_data'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderScreen } from '../../../testing/render.tsx'
import { SampleBanner } from './sample_banner.tsx'

const removal: SampleDataRemoval = {
  going: { employees: 15, locations: 2, positions: 1, entries: 237, practice: 0 },
  staying: [{ entity: 'employee', id: 'one', name: 'Julia Duda', reason: 'changed', usedBy: [] }],
  unassigned: 0,
}

test('what goes and what stays is listed, and asked no more once it is taken away', async () => {
  const calls: string[] = []
  let taken = false
  vi.stubGlobal('fetch', (address: string, { method }: RequestInit) => {
    const { pathname } = new URL(address, 'http://here')
    calls.push(`${method} ${pathname}`)
    if (method === 'GET' && taken) return Promise.resolve(new Response('{}', { status: 409 }))
    if (method === 'POST') taken = true
    return Promise.resolve(new Response(JSON.stringify({ result: removal })))
  })
  await renderScreen(<SampleBanner />, { feature: 'sample_data' })
  await userEvent.click(screen.getByRole('button', { name: 'Remove sample data' }))
  const dialog = await screen.findByRole('dialog')
  await within(dialog).findByText('15 sample people')
  expect(dialog.textContent).toContain('Julia Duda')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Remove sample data' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(calls).toEqual(['GET /api/sample-data/removal', 'POST /api/sample-data/removal'])
})
