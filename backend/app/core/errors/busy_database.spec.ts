import { test } from '@japa/runner'
import { refusalOf } from '#app/core/http/handler'

test.group('A busy database', () => {
  test('is no bug: the caller may try again', ({ assert }) => {
    const deadlock = Object.assign(new Error('deadlock detected'), { code: '40P01' })
    const tooSlow = Object.assign(new Error('canceling statement'), { code: '57014' })
    const noConnection = Object.assign(new Error('Timeout acquiring a connection'), {
      name: 'KnexTimeoutError',
    })
    for (const error of [deadlock, tooSlow, noConnection])
      assert.equal(refusalOf(error).code, 'core.unavailable', error.message)
    assert.equal(refusalOf(Object.assign(new Error('syntax'), { code: '42601' })).code, 'core.unexpected')
  })
})
