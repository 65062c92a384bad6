import { expect, test } from 'vitest'
import { initialsOf } from './person_avatar.tsx'

test.each([
  ['pl-PL', 'Anna Maria', 'Łuczak', 'AŁ'],
  ['en-US', 'Thị Linh', 'Bùi', 'TB'],
  ['vi-VN', 'Thị Linh', 'Bùi', 'BL'],
  ['vi-VN', 'đức', 'đặng', 'ĐĐ'],
  ['pl-PL', '', 'Nowak', 'N'],
] as const)('%s: %s %s is %s', (locale, name, surname, initials) =>
  expect(initialsOf({ name, surname }, locale)).toBe(initials)
)
