// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { ApiFailure } from '#/lib/failures/api_failure.ts'
import { useActions } from './use_actions.ts'

const toast = vi.hoisted(() => vi.fn())
vi.mock('#/ui/toast.ts', () => ({ toast }))

const leaveOut = vi.fn<(ids: string[], leftOut: boolean) => Promise<void>>()
const actions = () =>
  renderHook(() => useActions({ leaveOut, labels: { t: (key: string) => key } } as never)).result.current
/** Node reports a rejection that nothing handles once its turn is over, and the run fails by it. */
const turn = () => new Promise((done) => setTimeout(done))

beforeEach(() => {
  toast.mockReset()
  leaveOut.mockReset()
})

test('what is left out of a proposal is said once it is done', async () => {
  leaveOut.mockResolvedValue()
  actions().leaveOut(['a'])
  expect(toast).not.toHaveBeenCalled()
  await turn()
  expect(toast).toHaveBeenCalledOnce()
})

test('a run that is closed since refuses it: nothing is said of it here, and nothing breaks', async () => {
  leaveOut.mockRejectedValue(new ApiFailure(400, { Code: 'auto_schedule.run_closed' }))
  const { leaveOut: leave, putBack } = actions()
  leave(['a'])
  putBack(['a'])
  await turn()
  expect(leaveOut).toHaveBeenCalledTimes(2)
  expect(toast).not.toHaveBeenCalled()
})
