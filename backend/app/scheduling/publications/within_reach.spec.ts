import { test } from '@japa/runner'
import { isWithinReach } from '#app/scheduling/publications/within_reach'

const [here, there] = ['here', 'there']
const entry = (planned: string, seen: string | null) => ({
  locationId: planned,
  published: seen === null ? null : { locationId: seen },
})

test.group('What a planner may publish', () => {
  test('is everything for planners of all locations', ({ assert }) => {
    assert.isTrue(isWithinReach(entry(here, there), null))
  })

  test('is planned at a location of theirs, and seen nowhere else', ({ assert }) => {
    assert.isTrue(isWithinReach(entry(here, null), [here]))
    assert.isTrue(isWithinReach(entry(here, here), [here]))
    assert.isTrue(isWithinReach(entry(here, there), [here, there]))
  })

  test('is not what is planned elsewhere, though their staff see it', ({ assert }) => {
    assert.isFalse(isWithinReach(entry(there, here), [here]))
    assert.isFalse(isWithinReach(entry(there, null), [here]))
  })

  test('is not what staff of another location see, though it is planned at theirs', ({ assert }) => {
    assert.isFalse(isWithinReach(entry(here, there), [here]))
  })
})
