/** What a number is in: a part of a whole may be `75%` or `3/4`, hours may be `7:30`. */
export type NumberKind = 'plain' | 'share' | 'hours'

export type NumberRules = {
  kind?: NumberKind
  /** Digits after the decimal sign, at most. */
  decimals: number
  /** Between the whole and the part, as the language writes it: `.` or `,`. */
  decimalSign: string
  /** Stand before or behind the number and may be typed too: ` min`, or `zł` and `PLN`. */
  units?: readonly string[]
  min?: number | undefined
  max?: number | undefined
}
export type NumberProblem = 'no_number' | 'whole' | 'decimals' | 'least' | 'most'
export type TypedNumber = { value: number } | { problem: NumberProblem }

/** Reads what a person typed into a field of numbers; what it cannot read, it names. */
export function typedNumber(text: string, rules: NumberRules): TypedNumber {
  const bare = withoutUnit(text, rules.units ?? [])
  const value = inKind(bare, rules) ?? plainNumber(bare, rules)
  if (value === null) return { problem: 'no_number' }
  const rounded = roundedTo(value.number, rules.decimals)
  if (!value.isRatio && rounded !== value.number)
    return { problem: rules.decimals === 0 ? 'whole' : 'decimals' }
  if (rules.min !== undefined && rounded < rules.min) return { problem: 'least' }
  if (rules.max !== undefined && rounded > rules.max) return { problem: 'most' }
  return { value: rounded }
}

/** `isRatio`: worked out from two numbers, so that it may be rounded. */
type Read = { number: number; isRatio: boolean } | null

const roundedTo = (value: number, decimals: number): number => Number(value.toFixed(decimals))

function withoutUnit(text: string, units: readonly string[]): string {
  const bare = text.trim().toLowerCase().replace('\u2212', '-')
  const words = units.map((unit) => unit.trim().toLowerCase()).filter(Boolean)
  const word = words.find((one) => bare.includes(one))
  const whole = word
    ? bare.replace(new RegExp(`\\s*${word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}\\s*`), '')
    : bare
  // The caret may stand behind the unit, where digits are added and letters taken away, or before it.
  const [, before = '', amount = '', after = ''] = /^([^\d.,-]*)(.*?)(\D*)$/.exec(whole) ?? []
  const isPart = (rest: string) =>
    rest.trim() === '' || words.some((one) => one.startsWith(rest.trim()) || one.endsWith(rest.trim()))
  return isPart(before) && isPart(after) ? amount.trim() : whole
}

function inKind(text: string, rules: NumberRules): Read {
  if (rules.kind === 'share') {
    const [, over, under] = /^(\d+)\s*\/\s*(\d+)$/.exec(text) ?? []
    if (over && Number(under) > 0) return { number: Number(over) / Number(under), isRatio: true }
    const percent = text.endsWith('%') ? plainNumber(text.slice(0, -1), { ...rules, decimals: 3 }) : null
    return percent && { number: percent.number / 100, isRatio: true }
  }
  if (rules.kind === 'hours') {
    const [, hours, minutes] = /^(\d+)(?::|\s*(?:h|g|godz\.?)\s*)([0-5]\d)(?:\s*min)?$/.exec(text) ?? []
    return hours ? { number: Number(hours) + Number(minutes) / 60, isRatio: true } : null
  }
  return null
}

/** Point and comma both mean the decimal sign; a mark that is repeated, or before three last digits that cannot be a part, groups thousands. */
function plainNumber(text: string, { decimals, decimalSign }: NumberRules): Read {
  const bare = text.replace(/(?<=\d)[\s\u00a0\u202f'](?=\d{3}(\D|$))/g, '').trim()
  if (!/^-?(\d+[\d.,]*|[.,]\d+)$/.test(bare)) return null
  const marks = bare.match(/[.,]/g) ?? []
  const last = marks.at(-1)
  const kinds = new Set(marks).size
  if (kinds === 2 && bare.indexOf(last!) !== bare.lastIndexOf(last!)) return null
  const groups =
    last !== undefined &&
    kinds === 1 &&
    /^-?\d{1,3}([.,]\d{3})+$/.test(bare) &&
    (marks.length > 1 || decimals === 0 || (decimals < 3 && last !== decimalSign))
  if (marks.length > 1 && kinds === 1 && !groups) return null
  const at = groups ? -1 : bare.lastIndexOf(last ?? '\0')
  const whole = at < 0 ? bare : bare.slice(0, at)
  if (/[.,]/.test(whole) && !/^-?\d{1,3}([.,]\d{3})+$/.test(whole)) return null
  const number = Number(`${whole.replace(/[.,]/g, '')}${at < 0 ? '' : `.${bare.slice(at + 1)}`}`)
  return Number.isFinite(number) ? { number, isRatio: false } : null
}
