import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { startI18n } from '#/lib/i18n/i18n.ts'
import { ApiFailure } from '#/lib/failures/api_failure.ts'
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
