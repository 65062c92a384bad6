import { beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiFailure } from '#/lib/failures/api_failure.ts'
import { reactionTo } from './failures.ts'

const toast = vi.hoisted(() => vi.fn())
vi.mock('#/ui/toast.ts', () => ({ toast }))

const go = vi.fn<(path: string) => void>()
const showHere = vi.fn<(status: number) => boolean>()
const reactToStatus = (status: number, TraceId?: string, isRead = false) =>
  reactionTo(go, showHere)(new ApiFailure(status, { ErrorMessage: 'Sentence.', TraceId }), isRead)

beforeEach(() => {
  toast.mockReset()
  go.mockReset()
  showHere.mockReset().mockReturnValue(true)
})

describe('what a failure shows', () => {
  test('400: a red toast with the sentence', () => {
    reactToStatus(400)
    expect(toast).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ type: 'error', text: 'Sentence.' })
    )
    expect(go).not.toHaveBeenCalled()
  })

  test.each([409, 429])('%d: a toast, and the screen stays', (status) => {
    reactToStatus(status)
    expect(toast).toHaveBeenCalledOnce()
    expect(go).not.toHaveBeenCalled()
  })

  test.each([
    [403, '/error/403'],
    [404, '/error/404'],
    [500, '/error/500?traceId=ab%2Fc'],
    [418, '/error/500?traceId=ab%2Fc'],
  ])('%d: the page %s', (status, path) => {
    reactToStatus(status, 'ab/c')
    expect(go).toHaveBeenCalledExactlyOnceWith(path)
    expect(showHere, 'after a change').not.toHaveBeenCalled()
    expect(toast).not.toHaveBeenCalled()
  })

  test.each([403, 404])('%d of something to be read: its page in place of the screen', (status) => {
    reactToStatus(status, 'ab/c', true)
    expect(showHere).toHaveBeenCalledExactlyOnceWith(status)
    expect(go).not.toHaveBeenCalled()
    showHere.mockReturnValue(false)
    reactToStatus(status, 'ab/c', true)
    expect(go, 'the screen cannot be left yet').toHaveBeenCalledExactlyOnceWith(`/error/${status}`)
  })

  test('503: nothing besides the notice that the service is away', () => {
    reactToStatus(503)
    expect(toast).not.toHaveBeenCalled()
    expect(go).not.toHaveBeenCalled()
  })

  test('401: nothing, the session takes care of it', () => {
    reactToStatus(401)
    expect(toast).not.toHaveBeenCalled()
    expect(go).not.toHaveBeenCalled()
  })

  test('no answer: one toast, however many requests fail', () => {
    reactToStatus(0)
    expect(toast).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 'unreachable' }))
  })
})
