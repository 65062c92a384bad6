import { execFileSync } from 'node:child_process'
import { appendFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os'

const page = new URL('../../../docs/benchmarks/roster.md', import.meta.url)

const title = '# Rosters: public instances against their best known values\n'
const explanation = `
Written by \`npm run bench:roster\` and \`npm run bench:peers\`. \`gap\`: cost above the best known value; \`from bound\`: cost
above the bound proved in the same run. The load is what the machine had to do besides: above 1 a core, the seconds are
worth less.
`

/** Appends a dated section to docs/benchmarks/roster.md. @param facts what the runs had in common, a sentence's start */
export function appendSection(what: string, facts: string, text: string): void {
  mkdirSync(new URL('.', page), { recursive: true })
  if (!existsSync(page)) writeFileSync(page, title + explanation)
  const date = new Date().toISOString().slice(0, 16).replace('T', ' ')
  appendFileSync(page, `\n## ${date}, ${what}\n\n${facts}\n\n${text}\n`)
}

/** What the machine has had to do in the last minute. */
export const presentLoad = (): string => loadavg()[0]!.toFixed(1)

export function machine(): string {
  const [{ model } = { model: 'unknown processor' }] = cpus()
  const memory = `${Math.round(totalmem() / 2 ** 30)} GB`
  return `${model.trim()}, ${availableParallelism()} cores, ${memory}, Node ${process.versions.node}`
}

export function commit(): string {
  try {
    const git = (...args: string[]): string => execFileSync('git', args, { encoding: 'utf8' }).trim()
    return (
      git('rev-parse', '--short', 'HEAD') +
      (git('status', '--porcelain', 'solver/src', 'solver/benchmarks') ? ' with changes' : '')
    )
  } catch {
    return 'unknown'
  }
}
