import { act, renderHook, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { startI18n } from '#/lib/i18n/i18n.ts'
import { ApiFailure } from '#/lib/failures/api_failure.ts'
import { network } from '#/lib/network/network.ts'
import { useCreateForm } from './use_create_form.ts'

const toast = vi.hoisted(() => vi.fn())
vi.mock('../toast.ts', () => ({ toast }))
vi.mock('../confirm.tsx', () => ({ useConfirm: () => async () => true }))

beforeEach(async () => {
  toast.mockReset()
  await startI18n('en-US')
})

/** Sends the form once with this answer. */
async function refusedWith(failure: ApiFailure) {
  const options = { initial: { name: 'Ola' }, create: () => Promise.reject(failure) }
  const onMade = vi.fn()
  const { result } = renderHook(() => useCreateForm({ ...options, onMade, onClose: () => {} }))
  await act(() => result.current.submit())
  expect(onMade).not.toHaveBeenCalled()
  return result.current.form.errors
}

const refusal = (status: number, Details = {}, ErrorMessage = 'The server says why.') =>
  new ApiFailure(status, { ErrorMessage, Details })

test.each([400, 403, 409])('a refusal with status %d is shown with its sentence', async (status) => {
  expect(await refusedWith(refusal(status))).toEqual({})
  expect(toast).toHaveBeenCalledExactlyOnceWith({ text: 'The server says why.', type: 'error' })
})

test.each([400, 409])('a refusal with status %d of one field is shown there', async (status) => {
  expect(await refusedWith(refusal(status, { field: 'name' }))).toEqual({ name: 'The server says why.' })
  expect(toast).not.toHaveBeenCalled()
})

test('what was shown already, and what the page shows, is not shown again', async () => {
  await refusedWith(refusal(409, {}, ''))
  await refusedWith(refusal(500))
  expect(toast).not.toHaveBeenCalled()
})

describe('what was saved', () => {
  const saving = (refresh: () => Promise<unknown>) => {
    const onMade = vi.fn()
    const options = { initial: { name: 'Ola' }, create: async () => 'made', refresh, onMade }
    const { result } = renderHook(() => useCreateForm({ ...options, onClose: () => {} }))
    return { onMade, result }
  }

  test('is read again before the dialog closes', async () => {
    const read = Promise.withResolvers<void>()
    const refresh = vi.fn(() => read.promise)
    const { onMade, result } = saving(refresh)
    act(() => void result.current.submit())
    await waitFor(() => expect(refresh).toHaveBeenCalledOnce())
    expect([onMade.mock.calls.length, result.current.saving]).toEqual([0, true])
    read.resolve()
    await waitFor(() => expect(result.current.saving).toBe(false))
    expect(onMade).toHaveBeenCalledExactlyOnceWith('made')
  })

  test('is not waited for without a way to the server', async () => {
    const refresh = vi.fn(() => new Promise(() => {}))
    const { onMade, result } = saving(refresh)
    act(() => void result.current.submit())
    await waitFor(() => expect(refresh).toHaveBeenCalledOnce())
    expect(onMade).not.toHaveBeenCalled()
    act(() => network.failed())
    await waitFor(() => expect(onMade).toHaveBeenCalledExactlyOnceWith('made'))
    network.answered()
  })
})
