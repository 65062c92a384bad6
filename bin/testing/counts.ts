import { stripVTControlCharacters } from 'node:util'

export interface Counts {
  passed: number
  failed: number
  skipped: number
}

export const noCounts: Counts = { passed: 0, failed: 0, skipped: 0 }

export function add(a: Counts, b: Counts): Counts {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped }
}

/**
 * Adds up every summary in the output of our runners:
 *
 *   node:test   ℹ pass 12 / ℹ fail 1 / ℹ cancelled 0 / ℹ skipped 2 / ℹ todo 0   (or `# pass 12` without a terminal)
 *   japa        Tests  1 failed, 12 passed, 2 skipped (15)
 *   vitest      Tests  1 failed | 12 passed | 2 skipped (15)
 */
export function countsIn(output: string): Counts {
  let total = noCounts
  for (const line of stripVTControlCharacters(output).split('\n')) {
    const own = /^(?:ℹ|#) (pass|fail|cancelled|skipped|todo) (\d+)$/.exec(line)
    if (own) total = add(total, countOf(own[1] ?? '', Number(own[2])))
    const summary = /^\s*Tests\s+(.*\S)\s+\(\d+\)\s*$/.exec(line)
    for (const [, count, word] of summary?.[1]?.matchAll(/(\d+) ([a-z ]+)/g) ?? []) {
      total = add(total, countOf(word?.trim() ?? '', Number(count)))
    }
  }
  return total
}

function countOf(word: string, count: number): Counts {
  switch (word) {
    case 'pass':
    case 'passed':
      return { ...noCounts, passed: count }
    case 'fail':
    case 'failed':
    case 'cancelled':
    case 'regression':
      return { ...noCounts, failed: count }
    case 'skipped':
    case 'todo':
      return { ...noCounts, skipped: count }
    default:
      throw new Error(`unknown outcome "${word}" in a test summary; add it to countOf`)
  }
}

/** The closing line of a run. */
export function closingLine({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}
