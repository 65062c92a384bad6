import {
  catalogue,
  FaultyParameter,
  parametersWith,
  type Parameters,
} from '../roster/parameters/parameters.ts'
import type { Parameter, ParameterGroup } from '../roster/parameters/parameter.ts'
import { textOf } from './text_of.ts'
import { Usage } from './usage.ts'

type Changes = Record<string, Record<string, unknown>>

/**
 * Parameters of a file and of `group.name=value` texts, which count more.
 * @param file JSON, an object of groups, each an object of values; null: none
 * @throws Usage when something in it cannot be
 */
export function chosenParameters(file: string | null, texts: readonly string[]): Parameters {
  const changes: Changes = file === null ? {} : readChanges(file)
  for (const text of texts) {
    const [, group, name, value] = /^(\w+)\.(\w+)=(.+)$/.exec(text) ?? []
    if (!group || !name) throw new Usage(`--set must read group.name=value, not ${text}.`)
    changes[group] = { ...changes[group], [name]: Number(value) }
  }
  try {
    return parametersWith(changes)
  } catch (error) {
    if (error instanceof FaultyParameter) throw new Usage(error.message)
    throw error
  }
}

function readChanges(file: string): Changes {
  const text = textOf(file)
  try {
    const read: unknown = JSON.parse(text)
    if (isObject(read) && Object.values(read).every(isObject)) return { ...(read as Changes) }
  } catch {
    // Reported below, together with JSON of another shape.
  }
  throw new Usage(`${file} must be JSON of the form {"group": {"name": value}}.`)
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Name, usual value, unit, range and meaning of every parameter, in the order of the catalogue. */
export function parameterRows(): readonly (readonly [string, string, string, string, string])[] {
  const groups: readonly (readonly [string, ParameterGroup])[] = Object.entries(catalogue)
  return groups.flatMap(([group, parameters]) =>
    Object.entries(parameters).map(([name, parameter]) => rowOf(`${group}.${name}`, parameter))
  )
}

const rowOf = (name: string, { value, unit, least, most, what }: Parameter) =>
  [name, String(value), unit, `${least} to ${most}`, what] as const
