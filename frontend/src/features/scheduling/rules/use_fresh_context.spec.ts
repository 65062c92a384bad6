import { expect, test } from 'vitest'
import { entry, range } from '../model/sample.ts'
import { touchesAround } from './use_fresh_context.ts'

const plan = range({ entries: [entry({ id: 'a' })] })
const change = { revision: 2, byUserId: 'me', from: '2026-11-16', until: '2026-11-17', entryIds: ['a'] }

test('one’s own change within what is shown leaves what lies around it alone', () =>
  expect(touchesAround(change, plan, 'me')).toBe(false))
test.each([
  ['another user', { byUserId: 'other' }],
  ['other days before', { from: '2026-11-15' }],
  ['other days after', { until: '2026-11-24' }],
  ['an entry that has gone elsewhere', { entryIds: ['a', 'gone'] }],
])('%s may change it', (_, part) => expect(touchesAround({ ...change, ...part }, plan, 'me')).toBe(true))
