import { expect, test } from 'vitest'
import { coordinatesIn } from './coordinates.ts'

test.each([
  '52.2682, 20.9836',
  '52.2682,20.9836',
  '(52.2682, 20.9836)',
  '52.2682 20.9836',
  '52,2682; 20,9836',
  '52,2682 20,9836',
  'https://www.google.com/maps/@52.2682,20.9836,17z',
  'https://maps.example.test/?q=52.2682,20.9836&z=3',
])('%s is a place', (text) => {
  expect(coordinatesIn(text)).toEqual({ latitude: 52.2682, longitude: 20.9836 })
})

test.each(['52.2682', '', 'abc, def', '95.1, 20.2', '52,2682', '1.2.3, 4'])('%s is none', (text) => {
  expect(coordinatesIn(text)).toBeNull()
})

test('south and west are negative, and what is beyond a metre is cut', () => {
  expect(coordinatesIn('-33.86882012345, -151.2')).toEqual({ latitude: -33.86882, longitude: -151.2 })
})
