import type { DeclaredAvailability } from '@shiftloom/backend/contracts/availability'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useQuery } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { renderSeeded } from '../../../testing/seeded.tsx'
import { EditModal } from './edit_modal.tsx'
import { availabilityQuery } from './queries.ts'

const asked = { employeeId: 'me', from: '2026-11-01', until: '2026-12-01' } as const
const entry = {
  ...{ id: 'a', version: 1, kind: 'unavailable', day: '2026-11-12' },
  ...{ hours: null, groupSize: 1 },
} as const satisfies DeclaredAvailability

function Days({ onClose }: { onClose: () => void }) {
  useQuery(availabilityQuery(asked))
  return <EditModal entry={entry} onClose={onClose} />
}

afterEach(cleanup)

test('a dialog closes once the days show what it changed', async () => {
  let read = (_answer: Response): void => undefined
  const answer = () => new Response(JSON.stringify({ result: {} }))
  vi.stubGlobal('fetch', (_url: string, { method = 'GET' }: RequestInit = {}) =>
    method === 'GET' ? new Promise<Response>((done) => (read = done)) : Promise.resolve(answer())
  )
  const onClose = vi.fn()
  const client = await renderSeeded(<Days onClose={onClose} />, {
    feature: 'availability',
    known: [[availabilityQuery(asked).queryKey, {}]],
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Save' }))
  await waitFor(() => expect(client.isFetching()).toBe(1))
  expect(onClose).not.toHaveBeenCalled()
  read(answer())
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
})
