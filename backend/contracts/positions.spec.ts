import { test } from '@japa/runner'
import { freeColour, positionColors } from '#contracts/positions'

const shown = (...slots: number[]) => slots.map((color) => ({ color, ownColor: null }))

test.group('The colour of a new position', () => {
  test('is the first that no other shows; one of their own leaves a slot free', ({ assert }) => {
    assert.equal(freeColour([]), 0)
    assert.equal(freeColour(shown(0, 1, 3)), 2)
    assert.equal(freeColour([...shown(1, 2), { color: 0, ownColor: '#2f6b4f' }]), 0)
  })

  test('is the first of those that the fewest show, where all are shown', ({ assert }) => {
    const all = Array.from({ length: positionColors }, (_, slot) => slot)
    assert.equal(freeColour(shown(...all, 0, 1, 3)), 2)
    assert.equal(freeColour(shown(...all, ...all)), 0)
  })
})
