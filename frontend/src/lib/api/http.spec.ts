// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { inSeconds, tokenOf } from '#/../testing/token.ts'
import { ApiFailure } from '#/lib/failures/api_failure.ts'
import { http, onApiFailure, searchOf } from './http.ts'
import { setUserLocale } from '#/lib/i18n/locale.ts'
import { network } from '#/lib/network/network.ts'
import { session } from '#/lib/session/session.ts'

const fetched = vi.fn<typeof fetch>()
const reaction = vi.fn<(failure: ApiFailure, isRead: boolean) => void>()

const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status })
const failure = (status: number) =>
  json(status, { ErrorMessage: 'No.', Code: 'core.test', Details: { fields: [] }, TraceId: 'trace' })
const sentHeaders = (call = 0) => fetched.mock.calls[call]![1]!.headers as Headers

beforeEach(() => {
  vi.mocked(network.asked).mockRestore()
  fetched.mockReset()
  reaction.mockReset()
  vi.stubGlobal('fetch', fetched)
  onApiFailure(reaction)
  setUserLocale(null)
})

describe('a request', () => {
  test('goes below /api and gives the result', async () => {
    fetched.mockResolvedValue(json(200, { result: [1, 2] }))
    expect(await http.get('/scheduling/schedule', { from: '2026-06-01', until: '2026-06-02' })).toEqual([
      1, 2,
    ])
    expect(fetched.mock.calls[0]![0]).toBe('/api/scheduling/schedule?from=2026-06-01&until=2026-06-02')
  })

  test('whose answer breaks off, or is no answer of the server, has none', async () => {
    const broken = new Response(
      new ReadableStream({ start: (stream) => stream.error(new TypeError('network error')) })
    )
    const notOurs = new Response('<html>Sign in to the network</html>')
    for (const answer of [broken, notOurs]) {
      fetched.mockResolvedValueOnce(answer)
      const failed = await http.get('/enums').catch((error: unknown) => error)
      expect(failed).toMatchObject({ name: 'ApiFailure', status: 0, code: 'core.unreachable' })
      expect(reaction).toHaveBeenLastCalledWith(failed, true)
    }
  })

  test('that stays unanswered makes the way to the server be checked, a file on its way up does not', async () => {
    vi.useFakeTimers()
    fetched.mockImplementation((path) =>
      path === '/health/live' ? Promise.resolve(json(200, {})) : new Promise(() => {})
    )
    void http.post('/organisation-management/tags', { name: 'x'.repeat(200_000) })
    await vi.advanceTimersByTimeAsync(5_000)
    expect(fetched).toHaveBeenCalledTimes(1)
    void http.get('/enums')
    await vi.advanceTimersByTimeAsync(1_500)
    expect(fetched).toHaveBeenLastCalledWith('/health/live', expect.anything())
    vi.useRealTimers()
  })

  test('gives nothing when there is no content', async () => {
    fetched.mockResolvedValue(new Response(null, { status: 204 }))
    expect(await http.del('/organisation-management/tags/1')).toBeUndefined()
  })

  test('carries the token, the language and the interface', async () => {
    const token = tokenOf({ userId: 'anna', exp: inSeconds(900) })
    session.begin(token)
    setUserLocale('vi-VN')
    fetched.mockResolvedValue(json(200, { result: null }))
    await http.get('/enums')
    expect(sentHeaders().get('authorization')).toBe(`Bearer ${token}`)
    expect(sentHeaders().get('language')).toBe('vi-VN')
    expect(sentHeaders().get('interface')).toBe('1')
    session.end()
  })

  test('without a session carries no token', async () => {
    fetched.mockResolvedValue(json(200, { result: null }))
    await http.get('/enums')
    expect(sentHeaders().has('authorization')).toBe(false)
  })

  test('carries the idempotency key and the body', async () => {
    fetched.mockResolvedValue(json(200, { result: null }))
    await http.post('/organisation-management/tags', { name: 'c' }, { idempotencyKey: 'key' })
    expect(sentHeaders().get('idempotency-key')).toBe('key')
    expect(fetched.mock.calls[0]![1]!.body).toBe('{"name":"c"}')
  })

  test('leaves out what is missing from a query, and keeps a list of one a list', () => {
    expect(decodeURIComponent(searchOf({ a: null, b: undefined, ids: ['x'], n: 0 }))).toBe('?ids[]=x&n=0')
  })
})

describe('a failure', () => {
  test('reaches the caller with all it carries, after the reaction', async () => {
    fetched.mockResolvedValue(failure(400))
    const caught = await http.get('/enums').catch((error: unknown) => error)
    expect(caught).toBeInstanceOf(ApiFailure)
    expect(caught).toMatchObject({ status: 400, code: 'core.test', message: 'No.', traceId: 'trace' })
    expect(reaction).toHaveBeenCalledExactlyOnceWith(caught, true)
    const refused = await http.post('/time-tracking/own/punches').catch((error: unknown) => error)
    expect(reaction).toHaveBeenLastCalledWith(refused, false)
  })

  test.each([
    ['inline statuses are left to the caller', 409, { inline: [409] }, 0],
    ['other statuses are not', 500, { inline: [409] }, 1],
    ['quiet requests leave everything to the caller', 500, { quiet: true }, 0],
  ])('%s', async (_, status, options, reactions) => {
    fetched.mockResolvedValue(failure(status))
    await expect(http.get('/enums', undefined, options)).rejects.toBeInstanceOf(ApiFailure)
    expect(reaction).toHaveBeenCalledTimes(reactions)
  })

  test('a body that is no JSON still fails properly', async () => {
    fetched.mockResolvedValue(new Response('<html>', { status: 502 }))
    await expect(http.get('/enums')).rejects.toMatchObject({ status: 502, code: 'core.unknown' })
  })

  test('no answer is a failure of status 0', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'))
    await expect(http.get('/enums')).rejects.toMatchObject({ status: 0, code: 'core.unreachable' })
    expect(reaction).toHaveBeenCalledOnce()
  })

  test('a request the caller gave up is no failure', async () => {
    const controller = new AbortController()
    controller.abort()
    fetched.mockRejectedValue(new DOMException('Aborted', 'AbortError'))
    const given = http.get('/enums', undefined, { signal: controller.signal })
    await expect(given).rejects.toHaveProperty('name', 'AbortError')
    expect(reaction).not.toHaveBeenCalled()
  })
})

describe('an expired token', () => {
  beforeEach(() => session.begin(tokenOf({ userId: 'anna', exp: inSeconds(900) })))

  test('is renewed and the request repeated, once', async () => {
    const renew = vi.spyOn(session, 'refresh').mockResolvedValue(true)
    fetched.mockResolvedValueOnce(failure(401)).mockResolvedValueOnce(json(200, { result: 'again' }))
    expect(await http.get('/enums')).toBe('again')
    expect(renew).toHaveBeenCalledOnce()
    expect(fetched).toHaveBeenCalledTimes(2)
  })

  test('that another tab renewed meanwhile is not renewed again', async () => {
    const renew = vi.spyOn(session, 'refresh')
    fetched.mockImplementationOnce(async () => {
      session.begin(tokenOf({ userId: 'anna', exp: inSeconds(1_800) }))
      return failure(401)
    })
    fetched.mockResolvedValueOnce(json(200, { result: 'again' }))
    expect(await http.get('/enums')).toBe('again')
    expect(renew).not.toHaveBeenCalled()
    expect(sentHeaders(1).get('authorization')).toBe(`Bearer ${session.token()}`)
  })

  test('is not repeated in the name of another user', async () => {
    fetched.mockImplementation(async () => {
      session.begin(tokenOf({ userId: 'jan', exp: inSeconds(1_800) }))
      return failure(401)
    })
    await expect(http.post('/organisation-management/tags', { name: 'c' })).rejects.toMatchObject({
      status: 401,
    })
    expect(fetched).toHaveBeenCalledOnce()
  })

  test('a second 401 is final', async () => {
    vi.spyOn(session, 'refresh').mockResolvedValue(true)
    fetched.mockImplementation(async () => failure(401))
    await expect(http.get('/enums')).rejects.toMatchObject({ status: 401 })
    expect(fetched).toHaveBeenCalledTimes(2)
  })

  test('is not repeated when it cannot be renewed', async () => {
    vi.spyOn(session, 'refresh').mockResolvedValue(false)
    fetched.mockImplementation(async () => failure(401))
    await expect(http.get('/enums')).rejects.toMatchObject({ status: 401 })
    expect(fetched).toHaveBeenCalledOnce()
  })

  test('a sign-in that is refused does not renew anything', async () => {
    const renew = vi.spyOn(session, 'refresh')
    fetched.mockImplementation(async () => failure(401))
    await expect(
      http.post('/user-access/authentication/sign-out', {}, { withoutRefresh: true })
    ).rejects.toMatchObject({ status: 401 })
    expect(renew).not.toHaveBeenCalled()
  })
})
