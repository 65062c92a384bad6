/** Units that are counted: their values are whole numbers. */
const counted = [
  ...['moves', 'days', 'people', 'rounds', 'columns', 'steps', 'cells', 'tries', 'shifts', 'weekends'],
  ...['rows', 'nodes', 'changes', 'parts', 'threads'],
] as const
/** `share`: 0 to 1 of something; `factor`: something is multiplied by it; `cost`: of a roster, in its own unit. */
export type Unit = (typeof counted)[number] | 'share' | 'factor' | 'cost' | 'ms'

/** A number the search can be run with another value of. */
export type Parameter = {
  /** What it is unless asked otherwise. */
  readonly value: number
  readonly unit: Unit
  readonly least: number
  readonly most: number
  readonly what: string
}

/** The parameters of one part of the algorithm. */
export type ParameterGroup = Readonly<Record<string, Parameter>>

/** A value for each parameter of a group. */
export type ValuesOf<Group extends ParameterGroup> = { readonly [Name in keyof Group]: number }

/** A parameter of any unit, with its range. */
export function parameter(
  value: number,
  unit: Unit,
  [least, most]: readonly [number, number],
  what: string
): Parameter {
  return { value, unit, least, most, what }
}

/** A share between 0 and 1. */
export const share = (value: number, what: string): Parameter => parameter(value, 'share', [0, 1], what)

/** @returns what is wrong with a value, null when nothing is */
export function faultOf({ unit, least, most }: Parameter, value: unknown): string | null {
  if (typeof value !== 'number' || Number.isNaN(value)) return 'must be a number'
  if (value < least || value > most) return `must lie between ${least} and ${most}`
  if (isCounted(unit) && !Number.isInteger(value)) return `must be a whole number (${unit})`
  return null
}

const isCounted = (unit: Unit): boolean => (counted as readonly string[]).includes(unit)
