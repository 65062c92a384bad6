import { test } from '@japa/runner'
import type { HttpRequest, HttpResponse } from '@adonisjs/core/http'
import { knownDevices, rememberDevice } from '#app/identity/controllers/known_device'
import { clearRefreshCookie, refreshCookie, setRefreshCookie } from '#app/identity/controllers/refresh_cookie'

type Set = { name: string; value: unknown; options: { path: string; maxAge?: number } }

/** A browser with its cookies, between one request and the next. */
function browser(held: Record<string, unknown> = {}) {
  const written: Set[] = []
  const request = { encryptedCookie: (name: string) => held[name] } as unknown as HttpRequest
  const response = {
    encryptedCookie: (name: string, value: unknown, options: Set['options']) => {
      held[name] = value
      written.push({ name, value, options })
    },
    clearCookie: (name: string, options: Set['options']) => {
      delete held[name]
      written.push({ name, value: null, options })
    },
  } as unknown as HttpResponse
  return { request, response, written, held }
}
const day = 86_400

test.group('A device that people have signed in with', () => {
  test('is known to each of them by an id of its own, which stays', ({ assert }) => {
    const { request, response, written } = browser()
    assert.isNull(knownDevices(request)('anna'))
    rememberDevice(request, response, 'anna')
    const anna = knownDevices(request)('anna')
    assert.isString(anna)
    assert.isNull(knownDevices(request)('ben'))
    rememberDevice(request, response, 'ben')
    rememberDevice(request, response, 'anna')
    assert.equal(knownDevices(request)('anna'), anna)
    assert.notEqual(knownDevices(request)('ben'), anna)
    const { name, value, options } = written.at(-1)!
    assert.equal(name, 'shiftloom_known')
    assert.deepEqual(options, { path: '/api/user-access', maxAge: 90 * day })
    const found = value as { userId: string; until: number }[]
    assert.deepEqual(
      found.map(({ userId }) => userId),
      ['anna', 'ben']
    )
    const days = (found[0]!.until - Date.now()) / 1000 / day
    assert.isTrue(days > 89 && days <= 90, `${days} days`)
  })

  test('forgets those who came first beyond five, and all whose time is over', ({ assert }) => {
    const { request, response, held } = browser()
    const people = ['a', 'b', 'c', 'd', 'e', 'f']
    for (const one of people) rememberDevice(request, response, one)
    assert.deepEqual(
      people.map((one) => knownDevices(request)(one) !== null),
      [false, true, true, true, true, true]
    )
    held.shiftloom_known = [
      { userId: 'a', id: 'old', until: Date.now() - 1 },
      { userId: 'b', id: 'still', until: Date.now() + 60_000 },
    ]
    assert.isNull(knownDevices(request)('a'))
    assert.equal(knownDevices(request)('b'), 'still')
  })

  test('is known to no one by a cookie of another form', ({ assert }) => {
    for (const value of [undefined, null, 'text', {}]) {
      const { request, response, written } = browser({ shiftloom_known: value })
      assert.isNull(knownDevices(request)('anna'))
      rememberDevice(request, response, 'anna')
      assert.lengthOf(written[0]!.value as unknown[], 1)
    }
  })
})

test.group('The cookie of a session', () => {
  const path = '/api/user-access/authentication'

  test('reaches its endpoint alone, and outlives the browser only for those who are remembered', ({
    assert,
  }) => {
    const { request, response, written } = browser()
    assert.isNull(refreshCookie(request))
    setRefreshCookie(response, 'token', true)
    assert.equal(refreshCookie(request), 'token')
    setRefreshCookie(response, 'other', false)
    clearRefreshCookie(response)
    assert.isNull(refreshCookie(request))
    const name = 'shiftloom_refresh'
    assert.deepEqual(written, [
      { name, value: 'token', options: { path, maxAge: 30 * day } },
      { name, value: 'other', options: { path, maxAge: undefined } },
      { name, value: null, options: { path } },
    ] as never)
  })
})
