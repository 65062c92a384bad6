import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { inSeconds, tokenOf } from '#/../testing/token.ts'
import { Hub, reconnectDelaysMs, type HubState } from './hubs.ts'
import { session } from '#/lib/session/session.ts'

const fake = vi.hoisted(() => {
  const on = new Map<string, (message: unknown) => void>()
  const connection = {
    state: 'Connected',
    start: vi.fn<() => Promise<void>>(),
    stop: vi.fn(async () => {}),
    invoke: vi.fn<(...given: unknown[]) => Promise<void>>(),
    on: (event: string, handler: (message: unknown) => void) => on.set(event, handler),
    reconnecting: () => {},
    reconnected: () => {},
    closed: (_error?: Error) => {},
    onreconnecting: (handler: () => void) => (connection.reconnecting = handler),
    onreconnected: (handler: () => void) => (connection.reconnected = handler),
    onclose: (handler: (error?: Error) => void) => (connection.closed = handler),
  }
  const delays: unknown[] = []
  const made: { accessTokenFactory: () => Promise<string> }[] = []
  class HubConnectionBuilder {
    withUrl = (_url: string, options: (typeof made)[number]) => (made.push(options), this)
    withAutomaticReconnect = (given: unknown) => (delays.push(given), this)
    configureLogging = () => this
    build = () => connection
  }
  return { on, connection, delays, made, HubConnectionBuilder }
})
vi.mock('@microsoft/signalr', () => ({
  HubConnectionBuilder: fake.HubConnectionBuilder,
  LogLevel: { None: 6 },
}))

const join = { method: 'JoinSchedule', args: [['location']] }

function watched(): { hub: Hub; seen: HubState[] } {
  const hub = new Hub('schedule')
  const seen: HubState[] = []
  hub.watch(() => seen.push(hub.state))
  return { hub, seen }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'error').mockImplementation(() => {})
  fake.on.clear()
  fake.connection.start.mockReset().mockResolvedValue()
  fake.connection.invoke.mockReset().mockResolvedValue()
  fake.connection.stop.mockClear()
  session.begin(tokenOf({ userId: 'anna', exp: inSeconds(900) }))
})
afterEach(() => {
  session.end()
  vi.useRealTimers()
})

describe('a hub', () => {
  test('connects with its first user, joins, and hears', async () => {
    const { hub, seen } = watched()
    const heard = vi.fn()
    hub.use({ scheduleChanged: heard }, join)
    await vi.advanceTimersByTimeAsync(1)
    expect(seen).toEqual(['connecting', 'connected'])
    expect(fake.connection.invoke).toHaveBeenCalledExactlyOnceWith('JoinSchedule', ['location'])
    fake.on.get('scheduleChanged')!({ revision: 2 })
    expect(heard).toHaveBeenCalledExactlyOnceWith({ revision: 2 })
  })

  test('hears for listeners that came while it was connecting', async () => {
    const { hub } = watched()
    let started = () => {}
    fake.connection.start.mockReturnValue(new Promise((resolve) => (started = resolve)))
    hub.use({})
    await vi.advanceTimersByTimeAsync(1)
    const heard = vi.fn()
    hub.use({ scheduleChanged: heard })
    started()
    await vi.advanceTimersByTimeAsync(1)
    fake.on.get('scheduleChanged')!({ revision: 2 })
    expect(heard).toHaveBeenCalledOnce()
  })

  test('joins again after a reconnection', async () => {
    const { hub, seen } = watched()
    hub.use({}, join)
    await vi.advanceTimersByTimeAsync(1)
    fake.connection.reconnecting()
    fake.connection.reconnected()
    await vi.advanceTimersByTimeAsync(1)
    expect(seen.slice(2)).toEqual(['reconnecting', 'connected'])
    expect(fake.connection.invoke).toHaveBeenCalledTimes(2)
  })

  test('counts as connected again only once its groups are heard', async () => {
    const { hub } = watched()
    hub.use({}, join)
    await vi.advanceTimersByTimeAsync(1)
    let joined = () => {}
    fake.connection.invoke.mockReturnValue(new Promise((resolve) => (joined = resolve)))
    fake.connection.reconnecting()
    fake.connection.reconnected()
    await vi.advanceTimersByTimeAsync(1)
    expect(hub.state).toBe('reconnecting')
    joined()
    await vi.advanceTimersByTimeAsync(1)
    expect(hub.state).toBe('connected')
  })

  test('a session the server ended is looked into at once, another end is not', async () => {
    const refresh = vi.spyOn(session, 'refresh').mockResolvedValue(false)
    const { hub } = watched()
    hub.use({})
    await vi.advanceTimersByTimeAsync(1)
    fake.connection.closed()
    expect(refresh).not.toHaveBeenCalled()
    expect(hub.state).toBe('disconnected')
    fake.connection.closed(new Error('Server returned an error on close: core.unauthenticated'))
    expect(refresh).toHaveBeenCalledOnce()
  })

  test('connects with a token that lives: one that ran out is renewed first', async () => {
    watched().hub.use({})
    await vi.advanceTimersByTimeAsync(1)
    const { accessTokenFactory } = fake.made.at(-1)!
    const living = tokenOf({ userId: 'anna', exp: inSeconds(900) })
    session.begin(living)
    const refresh = vi.spyOn(session, 'refresh').mockImplementation(async () => (session.begin(living), true))
    expect(await accessTokenFactory()).toBe(living)
    expect(refresh).not.toHaveBeenCalled()
    session.begin(tokenOf({ userId: 'anna', exp: inSeconds(-1) }))
    expect(await accessTokenFactory()).toBe(living)
    expect(refresh).toHaveBeenCalledOnce()
  })

  test('asks the client to try again after 0, 2, 10 and 30 s', async () => {
    watched().hub.use({})
    await vi.advanceTimersByTimeAsync(1)
    expect(fake.delays.at(-1)).toEqual([0, 2_000, 10_000, 30_000])
  })

  test('a start that fails is tried after the same delays, then it stops', async () => {
    fake.connection.start.mockRejectedValue(new Error('down'))
    const { hub, seen } = watched()
    hub.use({})
    await vi.advanceTimersByTimeAsync(41_900)
    expect(fake.connection.start).toHaveBeenCalledTimes(3)
    await vi.advanceTimersByTimeAsync(200)
    expect(fake.connection.start).toHaveBeenCalledTimes(reconnectDelaysMs.length)
    expect(seen).toEqual(['connecting', 'disconnected'])
    expect(console.error).toHaveBeenCalledOnce()
  })

  test('a start that fails once is no error to report, twice is', async () => {
    const fails = new Error('WebSocket failed to connect.')
    fake.connection.start.mockRejectedValueOnce(fails)
    const { hub } = watched()
    const leave = hub.use({})
    await vi.advanceTimersByTimeAsync(2_100)
    expect(hub.state).toBe('connected')
    expect(console.error).not.toHaveBeenCalled()
    leave()
    await vi.advanceTimersByTimeAsync(1)

    fake.connection.start.mockRejectedValueOnce(fails).mockRejectedValueOnce(fails)
    hub.use({})
    await vi.advanceTimersByTimeAsync(12_100)
    expect(hub.state).toBe('connected')
    expect(console.error).toHaveBeenCalledOnce()
  })

  test('a start that is refused for its token renews it before the next try, and is no error to report', async () => {
    const refresh = vi.spyOn(session, 'refresh').mockResolvedValue(true)
    fake.connection.start.mockRejectedValueOnce(Object.assign(new Error('Unauthorized'), { statusCode: 401 }))
    const { hub } = watched()
    hub.use({})
    await vi.advanceTimersByTimeAsync(1)
    expect(refresh).toHaveBeenCalledOnce()
    await vi.advanceTimersByTimeAsync(2_000)
    expect(hub.state).toBe('connected')
    expect(console.error).not.toHaveBeenCalled()
  })

  test('a start that ends because the session did is no error to report', async () => {
    fake.connection.start.mockRejectedValueOnce(new Error('WebSocket failed to connect.'))
    fake.connection.start.mockImplementationOnce(async () => {
      session.end()
      throw new Error('WebSocket failed to connect.')
    })
    const { hub } = watched()
    hub.use({})
    await vi.advanceTimersByTimeAsync(2_001)
    expect(fake.connection.start).toHaveBeenCalledTimes(2)
    expect(console.error).not.toHaveBeenCalled()
  })

  test('disconnects with its last user', async () => {
    const { hub, seen } = watched()
    const leave = hub.use({})
    const leaveToo = hub.use({})
    await vi.advanceTimersByTimeAsync(1)
    leave()
    expect(hub.state).toBe('connected')
    leaveToo()
    await vi.advanceTimersByTimeAsync(1)
    expect(seen.slice(2)).toEqual(['disconnecting', 'disconnected'])
    expect(fake.connection.stop).toHaveBeenCalledOnce()
  })

  test('a group that is refused is reported, one asked for on a line that closes is not', async () => {
    const { hub } = watched()
    fake.connection.invoke.mockRejectedValueOnce(new Error('core.not_found'))
    const leave = hub.use({}, join)
    await vi.advanceTimersByTimeAsync(1)
    expect(console.error).toHaveBeenCalledTimes(1)
    let cut = (_error: Error) => {}
    fake.connection.invoke.mockReturnValueOnce(new Promise((_done, reject) => (cut = reject)))
    const leaveToo = hub.use({}, { method: 'JoinSchedule', args: [['another']] })
    leave()
    leaveToo()
    cut(new Error('Invocation canceled due to the underlying connection being closed.'))
    await vi.advanceTimersByTimeAsync(1)
    expect(console.error).toHaveBeenCalledTimes(1)
  })

  test('a listener that left while it was connecting leaves no connection behind', async () => {
    const { hub } = watched()
    const leave = hub.use({})
    leave()
    await vi.advanceTimersByTimeAsync(1)
    expect(hub.state).toBe('disconnected')
    expect(fake.connection.start).not.toHaveBeenCalled()
  })
})
