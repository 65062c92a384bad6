import { expect, test } from 'vitest'
import { positionLetters } from './position_letters.ts'

const lettersOf = (...names: string[]) => {
  const found = positionLetters(
    names.map((name) => ({ id: name, name })),
    'en-US'
  )
  return names.map((name) => found.get(name))
}

test('the first two letters of one word, the initials of two', () =>
  expect(lettersOf('Cashier', 'Night baker', 'piekarz nocny')).toEqual(['Ca', 'Nb', 'Pn']))

test('no two positions have the same', () => {
  expect(lettersOf('Cashier', 'Caretaker')).toEqual(['Cs', 'Ca'])
  expect(lettersOf('Nhân viên bếp', 'Nhân viên phục vụ')).toEqual(['Nv', 'Np'])
  const many = lettersOf(...Array.from({ length: 40 }, (_, index) => `Aa ${index}`))
  expect(new Set(many).size).toBe(40)
})

test('whatever the order of the list', () => expect(lettersOf('Caretaker', 'Cashier')).toEqual(['Ca', 'Cs']))

test('a name without letters has some all the same', () => expect(lettersOf('•', '••')).toEqual(['•2', '•3']))
