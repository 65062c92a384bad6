import type { DeclaredAvailability } from '@shiftloom/backend/contracts/availability'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useQuery } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerWith } from '../../../testing/answers.ts'
import { renderSeeded } from '../../../testing/seeded.tsx'
import { EditModal } from './edit_modal.tsx'
import { availabilityQuery } from './queries.ts'

const toast = vi.hoisted(() => vi.fn())
vi.mock('#/ui/toast.ts', () => ({ toast }))

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
beforeEach(() => toast.mockReset())

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

test.each([
  ['Save', 'PUT'],
  ['Remove', 'DELETE'],
])(
  '“%s” on what has changed since the dialog opened says so, and is done when asked again',
  async (name, method) => {
    const path = '/scheduling/availabilities/a'
    const theirs = { ...entry, version: 4, kind: 'preferred' }
    const sent = answerWith({
      [`${method} ${path}`]: ({ version }: { version: number }) =>
        version === 4
          ? { result: {} }
          : { status: 409, Code: 'core.stale_version', Details: { current: theirs } },
    })
    const onClose = vi.fn()
    await renderSeeded(<Days onClose={onClose} />, {
      feature: 'availability',
      known: [[availabilityQuery(asked).queryKey, {}]],
    })
    await userEvent.click(await screen.findByRole('radio', { name: 'Available' }))
    const press = () => userEvent.click(screen.getByRole('button', { name }))
    await press()
    const text = 'Someone else has just changed this. Your input is still here: save again to keep it.'
    await waitFor(() => expect(toast).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ text })))
    expect(onClose).not.toHaveBeenCalled()
    // What was chosen stays in place of theirs.
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Available' }).checked).toBe(true)
    await press()
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    expect(sent.map(({ body }) => body)).toMatchObject([{ version: 1 }, { version: 4 }])
  }
)
