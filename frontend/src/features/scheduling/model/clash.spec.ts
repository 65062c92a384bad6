import { describe, expect, test } from 'vitest'
import { ApiFailure } from '#/lib/failures/api_failure.ts'
import { clashOf, currentIn, goneIn } from './clash.ts'
import { entry } from './sample.ts'

const opened = entry({ id: 'a', version: 4 })

describe('what others did to an edited entry', () => {
  test('nothing, while it is what the editor opened with', () => {
    expect(clashOf(opened, opened, 4)).toBeNull()
  })
  test("the planner's own later change is no clash", () => {
    expect(clashOf({ ...opened, version: 6 }, opened, 6)).toBeNull()
  })
  test('it was changed: still said once the planner has seen it', () => {
    const later = { ...opened, version: 5 }
    expect(clashOf(later, opened, 4)).toBe('changed')
    expect(clashOf(later, later, 4)).toBe('changed')
    expect(clashOf(opened, later, 4), 'the server said so before the screen knew').toBe('changed')
  })
  test('it was deleted while staff still see it, or is nowhere among the days shown', () => {
    expect(clashOf({ ...opened, state: 'removed' }, opened, 4)).toBe('deleted')
    expect(clashOf(undefined, opened, 4)).toBe('missing')
  })
})

test('a refusal says what the entry is now, or which are gone', () => {
  const stale = new ApiFailure(409, { Code: 'core.stale_version', Details: { current: opened } })
  const gone = new ApiFailure(409, { Code: 'scheduling.entry_gone', Details: { entryIds: ['a', 'b'] } })
  expect([currentIn(stale), goneIn(stale)]).toEqual([opened, []])
  expect([currentIn(gone), goneIn(gone)]).toEqual([null, ['a', 'b']])
  expect([currentIn(new Error('x')), goneIn(new ApiFailure(404, {}))]).toEqual([null, []])
})
