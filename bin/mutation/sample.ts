import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { inRoot } from '../paths.ts'
import type { Part } from './part.ts'

/** The same numbers for the same seed (mulberry32), each at least 0 and below 1. */
function chances(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Lines that decide nothing: empty ones, comments, imports, closing brackets. */
const decides = (line: string): boolean =>
  !/^\s*($|\/[/*]|\*|import |export (type|\*)|type |[)\]}]+;?,?$)/.test(line)

/** Another one with each commit, so that samples reach all lines in time; without git, another one each day. */
export function seedOfCommit(root: string): number {
  try {
    const commit = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8', stdio: 'pipe' })
    return parseInt(commit.slice(0, 8), 16)
  } catch {
    return Math.floor(Date.now() / 86_400_000)
  }
}

/** All specs of a part run once before its first change: with more of them a sample would take minutes. */
const mostSpecs = 4

/** A part that is quick to begin, for a sample over a database; a seed chooses the same one from the same parts. */
export function partOfSample(parts: readonly Part[], seed: number): Part {
  const quick = parts.filter(({ specs }) => specs.length <= mostSpecs)
  return quick[seed % quick.length]!
}

/** Some lines of the files, as Stryker names ranges; a seed draws the same ones from the same files. */
export function sampleOf(files: readonly string[], count: number, seed: number): string[] {
  const chance = chances(seed)
  const lines = files.flatMap((file) =>
    readFileSync(inRoot(file), 'utf8')
      .split('\n')
      .flatMap((line, at) =>
        decides(line) ? [{ range: `${file}:${at + 1}-${at + 1}`, order: chance() }] : []
      )
  )
  return lines
    .sort((one, two) => one.order - two.order)
    .slice(0, count)
    .map(({ range }) => range)
}
