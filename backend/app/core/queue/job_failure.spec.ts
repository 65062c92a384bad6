import { UnrecoverableError } from 'bullmq'
import { test } from '@japa/runner'
import { DomainError } from '#app/core/errors/domain_error'
import { anonymous, isHopeless, storable } from '#app/core/queue/job_failure'

/** As PostgreSQL and mail servers say it: with what was written. */
const quoting = Object.assign(new RangeError('Key (email)=(ewa@example.test) already exists.\nof Ewa'), {
  code: '23505',
})

test.group('A job that failed', () => {
  test('is known by the class, the code and the places of its error, never by its words', ({ assert }) => {
    const { frames, ...known } = anonymous(quoting)
    assert.deepEqual(known, { name: 'RangeError', code: '23505' })
    assert.isAbove(frames.length, 0)
    for (const frame of frames) assert.match(frame, /^at /)
    quoting.stack = 'RangeError: at Ewa\n of at Ewa\n    at work (file.ts:1:2)\n  '
    assert.deepEqual(anonymous(quoting).frames, ['at work (file.ts:1:2)'])
    Reflect.deleteProperty(quoting, 'stack')
    assert.deepEqual(anonymous(quoting).frames, [])
  })

  test('is known by its kind where what was thrown is no error, or its code no text', ({ assert }) => {
    const none = { code: null, frames: [] }
    assert.deepEqual(anonymous('ewa@example.test'), { name: 'string', ...none })
    assert.deepEqual(anonymous(null), { name: 'object', ...none })
    assert.isNull(anonymous(Object.assign(new Error('x'), { code: 7 })).code)
  })

  test('is not tried again where it was refused or called hopeless', ({ assert }) => {
    assert.isTrue(isHopeless(new DomainError('core.forbidden')))
    assert.isTrue(isHopeless(new UnrecoverableError('ewa@example.test')))
    assert.isFalse(isHopeless(quoting))
    const kept = [storable(new DomainError('core.forbidden')), storable(new UnrecoverableError('ewa'))]
    for (const error of kept) assert.instanceOf(error, UnrecoverableError)
    assert.deepEqual(
      kept.map(({ message }) => message),
      ['core.forbidden', 'UnrecoverableError']
    )
  })

  test('is kept by its code, or its class, without its places', ({ assert }) => {
    for (const [error, message] of [
      [quoting, '23505'],
      [new TypeError('ewa@example.test'), 'TypeError'],
      ['ewa@example.test', 'string'],
    ] as const) {
      const kept = storable(error)
      assert.notInstanceOf(kept, UnrecoverableError)
      assert.deepEqual([kept.message, kept.stack], [message, ''])
    }
  })
})
