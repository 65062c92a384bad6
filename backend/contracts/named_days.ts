import { locales } from './enums.ts'

/** Letters without their marks: people leave them out. */
const bare = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[łđ]/gu, (letter) => (letter === 'ł' ? 'l' : 'd'))

/** Months by their names, long and short, as each language writes them alone and with a day. */
const months = new Map<string, number>()
for (const locale of locales.filter((one) => one !== 'vi-VN'))
  for (const month of ['long', 'short'] as const)
    for (const beside of [{}, { day: 'numeric' }] as const) {
      const format = new Intl.DateTimeFormat(locale, { month, ...beside, timeZone: 'UTC' })
      for (let at = 0; at < 12; at++) {
        const parts = format.formatToParts(Date.UTC(2026, at, 5))
        const name = parts.find(({ type }) => type === 'month')!.value
        months.set(bare(name.toLowerCase()).replace('.', ''), at + 1)
      }
    }
months.set('sept', 9)

/**
 * Figures of a day whose month is a word: `Jan 5, 2026`, `5 stycznia 2026`, `ngày 5 tháng 1 năm 2026`. `null` if there
 * is no such word.
 */
export function namedDay(text: string): { year: string; month: string; date: string } | null {
  const words = bare(text.toLowerCase())
    .replace(/^(mon|tue|wed|thu|fri|sat|sun)[a-z]*\.?,?\s+(?=\S+\s)/, '')
    .replace(/\bng(ay)?\b|\bnam\b|(?<=\d)\s*(st|nd|rd|th|r\.?)(?=[\s,]|$)/g, ' ')
    .replace(/\b(thang|thg\.?)\s*(\d{1,2})\b/g, ' m$2 ')
    .split(/[\s,./-]+/)
    .filter(Boolean)
  if (words.length !== 3) return null
  const monthOf = (word: string) => months.get(word) ?? (Number(/^m(\d+)$/.exec(word)?.[1]) || undefined)
  const at = words.findIndex((word) => monthOf(word) !== undefined)
  const figures = words.filter((_, place) => place !== at)
  if (at < 0 || figures.some((one) => !/^\d{1,4}$/.test(one))) return null
  const [date, year] = figures[0]!.length === 4 ? [figures[1]!, figures[0]!] : [figures[0]!, figures[1]!]
  return { year, month: String(monthOf(words[at]!)), date }
}
