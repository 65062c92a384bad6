// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { inSeconds, tokenOf } from '#/../testing/token.ts'
import { session } from '#/lib/session/session.ts'
import { unsent } from './unsent.ts'

const source = {}
const holds = (count: number, userId = 'anna') =>
  unsent.report(source, { userId, count, waiting: true, path: '/scheduler' })
const signedInAs = (userId: string) => session.begin(tokenOf({ userId, exp: inSeconds(900) }))
/** Whether the browser asks before the page is closed. */
const asks = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))

afterEach(() => {
  holds(0)
  session.end()
})

test('the page asks before it is left for as long as something is held back', () => {
  signedInAs('anna')
  expect(asks()).toBe(false)
  holds(2)
  expect([asks(), unsent.count()]).toEqual([true, 2])
  holds(0)
  expect([asks(), unsent.count()]).toEqual([false, 0])
})

test('its author is asked while signed out as well, another person is not', () => {
  signedInAs('anna')
  holds(1)
  session.end()
  expect(asks()).toBe(true)
  signedInAs('ben')
  expect([asks(), unsent.count()]).toEqual([false, 0])
})

test('a person who goes without it is not asked twice, unless more is held back since', () => {
  signedInAs('anna')
  holds(1)
  unsent.agree()
  expect(asks()).toBe(false)
  holds(2)
  expect(asks()).toBe(true)
})
