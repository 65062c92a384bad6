import { expect, test } from 'vitest'
import { colourOf, paletteSize, seenOnWhite, slotColour } from './palette.ts'

test('a colour that is hardly seen on white is drawn in its darker shade', () => {
  expect(colourOf({ color: 3, ownColor: '#ffffff' })).toBe('#b2b2b2')
  const [red, green, blue] = [1, 3, 5].map((at) => parseInt(seenOnWhite('#fff3c4').slice(at, at + 2), 16))
  expect(red! > green! && green! > blue!).toBe(true)
  expect(red).toBeLessThan(200)
})

test('other colours are drawn as they were chosen, those of the palette too', () => {
  for (const own of ['#aa3322', '#000000', '#00cc00'])
    expect(colourOf({ color: null, ownColor: own })).toBe(own)
  for (let slot = 0; slot < paletteSize; slot += 1)
    expect(seenOnWhite(slotColour(slot))).toBe(slotColour(slot))
})
