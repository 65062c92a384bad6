import { test } from '@japa/runner'
import type { HttpContext } from '@adonisjs/core/http'
import SameSiteMiddleware from '#app/identity/middleware/same_site_middleware'
import env from '#start/env'

/** @returns `passed`, or the code it was refused with */
function outcome(headers: Record<string, string>): unknown {
  const request = { header: (name: string) => headers[name], host: () => 'app.example.test' }
  try {
    return new SameSiteMiddleware().handle({ request } as unknown as HttpContext, (() => 'passed') as never)
  } catch (refusal) {
    return (refusal as { key: string }).key
  }
}

test.group('A sign-in or sign-out endpoint that reads cookies', (group) => {
  group.each.teardown(() => env.set('CORS_ORIGINS', undefined as never))

  test('is asked by this product’s own pages, the address bar, or no browser at all', ({ assert }) => {
    assert.equal(outcome({}), 'passed')
    assert.equal(outcome({ 'sec-fetch-site': 'same-origin' }), 'passed')
    assert.equal(outcome({ 'sec-fetch-site': 'none' }), 'passed')
    assert.equal(outcome({ origin: 'https://app.example.test' }), 'passed')
  })

  test('is closed to another site, whatever its other headers say', ({ assert }) => {
    const origin = 'https://app.example.test'
    assert.equal(outcome({ 'sec-fetch-site': 'cross-site' }), 'core.forbidden')
    assert.equal(outcome({ 'sec-fetch-site': 'same-site', origin }), 'core.forbidden')
    assert.equal(outcome({ origin: 'https://elsewhere.example.test' }), 'core.forbidden')
    assert.equal(outcome({ origin: 'null' }), 'core.forbidden')
  })

  test('is open to the origins that the installation names, and to no part of them', ({ assert }) => {
    env.set('CORS_ORIGINS', 'https://one.example.test, https://two.example.test,')
    const from = (origin: string) => outcome({ 'sec-fetch-site': 'cross-site', origin })
    assert.equal(from('https://one.example.test'), 'passed')
    assert.equal(from('https://two.example.test'), 'passed')
    assert.equal(from('https://two.example'), 'core.forbidden')
    assert.equal(from(''), 'core.forbidden')
  })
})
