import type { Locale } from './enums.ts'

/**
 * How a full name is written in one text: `Anna Nowak`, `Nowak Anna`, or family, middle and given name as in Vietnam
 * (`Nguyễn Thị Hoa`).
 */
export const nameOrders = ['given_first', 'family_first', 'family_middle_given'] as const
export type NameOrder = (typeof nameOrders)[number]

export const usualNameOrder = (locale: Locale): NameOrder =>
  locale === 'vi-VN' ? 'family_middle_given' : 'given_first'

export type SplitName = { name: string; surname: string }

/** Words that belong to the family name behind them. */
const particles = new Set(
  'van von der den de del della di da dos das du la le el al bin ibn ter ten zu'.split(' ')
)

/**
 * First and last name of a full name; `null` if there is only one word. A comma, or a last name in capitals, says more
 * than the order.
 */
export function splitName(text: string, order: NameOrder): SplitName | null {
  const [family, given, ...more] = text.split(',').map((part) => part.replace(/\s+/g, ' ').trim())
  if (given && family && more.length === 0) return { name: given, surname: family }
  const words = text.trim().split(/\s+/)
  if (words.length < 2) return null
  const at = familyIn(words, order)
  const surname = words.slice(at.from, at.until).join(' ')
  return { name: [...words.slice(0, at.from), ...words.slice(at.until)].join(' '), surname }
}

/** Which words are the family name, as a half-open range. */
function familyIn(words: string[], order: NameOrder): { from: number; until: number } {
  const loud = words.map(
    (word) => word.length > 1 && word === word.toUpperCase() && word !== word.toLowerCase()
  )
  const [first, last] = [loud.indexOf(true), loud.lastIndexOf(true)]
  if (first >= 0 && loud.includes(false) && loud.slice(first, last + 1).every(Boolean))
    return { from: first, until: last + 1 }
  if (order === 'family_first') {
    const end = words.findIndex((word) => !particles.has(word.toLowerCase()))
    return { from: 0, until: Math.min(Math.max(end, 0) + 1, words.length - 1) }
  }
  if (order === 'family_middle_given') return { from: 0, until: words.length - 1 }
  let from = words.length - 1
  while (from > 1 && particles.has(words[from - 1]!.toLowerCase())) from -= 1
  return { from, until: words.length }
}
