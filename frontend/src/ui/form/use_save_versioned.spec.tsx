import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { startI18n } from '#/lib/i18n/i18n.ts'
import { ApiFailure } from '#/lib/failures/api_failure.ts'
import { useSaveVersioned } from './use_save_versioned.ts'

const toast = vi.hoisted(() => vi.fn())
vi.mock('../toast.ts', () => ({ toast }))

type Row = { id: string; version: number }
const row: Row = { id: 'a', version: 1 }
const refused = (status: number, details: { current?: Row } = {}, Code = 'core.stale_version') =>
  new ApiFailure(status, { Code, ErrorMessage: 'The server says why.', Details: details })

beforeEach(async () => {
  toast.mockReset()
  await startI18n('en-US')
})

/** Saves once with this answer, and says on which row. */
async function saving(hook: { current: ReturnType<typeof useSaveVersioned<Row>> }, failure?: ApiFailure) {
  const send = vi.fn<(current: Row | null) => Promise<string>>()
  if (failure) send.mockRejectedValue(failure)
  else send.mockResolvedValue('saved')
  const outcome = await act(() => hook.current(send).catch((error: unknown) => error))
  return { outcome, on: send.mock.calls[0]![0] }
}

test('when another user was faster it is said, and the next attempt is made on their version', async () => {
  const { result } = renderHook(() => useSaveVersioned(row))
  const theirs = { id: 'a', version: 5 }
  const { outcome } = await saving(result, refused(409, { current: theirs }))
  expect(outcome, 'the form around it shows nothing more').toMatchObject({ status: 409, message: '' })
  expect(toast).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ type: 'warning', text: expect.stringContaining('Your input is still here') })
  )
  expect(await saving(result)).toEqual({ outcome: 'saved', on: theirs })
})

test('without their version the next attempt is made on the same one', async () => {
  const { result } = renderHook(() => useSaveVersioned(row))
  await saving(result, refused(409))
  expect((await saving(result)).on).toEqual(row)
})

test.each([
  [400, 'core.validation'],
  [409, 'requests.not_in_this_state'],
])('other failures are left to the form, with their sentence: %d %s', async (status, code) => {
  const { result } = renderHook(() => useSaveVersioned(row))
  const failure = refused(status, { current: { id: 'a', version: 5 } }, code)
  expect((await saving(result, failure)).outcome).toBe(failure)
  expect(toast).not.toHaveBeenCalled()
  expect((await saving(result)).on, 'nothing says that their version is a newer one').toEqual(row)
})

test('something new has no version', async () => {
  const { result } = renderHook(() => useSaveVersioned<Row>(null))
  expect((await saving(result)).on).toBeNull()
})
