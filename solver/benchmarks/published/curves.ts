import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Curve } from '../../src/labour_model/testing/curves.ts'

type FileEntry = { test: string; min_length: number; max_length: number; demand: number[] | number[][] }

const file = fileURLToPath(new URL('../../../../shared/data/tiling/demand_curves.json', import.meta.url))

/** The demand curves of real customers kept beside the project; null where they are not. */
export function publishedCurves(): Curve[] | null {
  if (!existsSync(file)) return null
  const entries = JSON.parse(readFileSync(file, 'utf8')) as FileEntry[]
  return entries.map(({ test, min_length, max_length, demand }) => ({
    name: test.replace(/^test_/, ''),
    need: demand.flat(),
    week: Array.isArray(demand[0]),
    minimumSlots: min_length,
    maximumSlots: max_length,
  }))
}
