/** Solves one instance: `npm run solve -- --format …`. Progress goes to the error stream, one line of JSON to the output. */
import { writeFileSync } from 'node:fs'
import { curvesIn, solveCurves, type Curve } from '../labour_model/tiling/curve_file.ts'
import { solveRoster } from '../roster/engine.ts'
import type { RosterProblem } from '../roster/problem.ts'
import { runPortfolio, type PortfolioProgress } from '../portfolio/run_portfolio.ts'
import { nameOf, readGrid, textOf, writeGrid } from './instance.ts'
import type { SolveLine } from './solve_line.ts'
import { readOptions, Usage, usage, type SolveOptions } from './options.ts'

async function solveGrid(options: SolveOptions, format: 'curtois' | 'inrc2'): Promise<SolveLine> {
  const { instance, seconds, threads, seed, out } = options
  const problem = readGrid(format, instance)
  const interrupted = new AbortController()
  process.once('SIGINT', () => interrupted.abort())
  process.once('SIGTERM', () => interrupted.abort())
  const result = await runPortfolio(problem, {
    seed,
    threads,
    budgetMs: seconds * 1000,
    signal: interrupted.signal,
    onProgress: progressPrinter(),
  })
  if (out) writeGrid(format, out, problem, result.roster)
  return {
    instance: problem.name,
    cost: result.cost,
    hardViolations: result.hard,
    lowerBound: result.lowerBound,
    seconds: rounded(result.seconds),
    movesPerSecond: Math.round(result.moves / result.seconds),
  }
}

/** A line whenever cost or bound moved, at most every two seconds. */
function progressPrinter(): (progress: PortfolioProgress) => void {
  let printedAt = -Infinity
  let printed = ''
  return ({ elapsedMs, cost, lowerBound }) => {
    const text = `cost ${cost ?? 'none yet'}, bound ${lowerBound === null ? 'none yet' : lowerBound.toFixed(1)}`
    if (text === printed || elapsedMs - printedAt < 2000) return
    printedAt = elapsedMs
    printed = text
    process.stderr.write(`${(elapsedMs / 1000).toFixed(1).padStart(7)} s  ${text}\n`)
  }
}

function solveProduct({ instance, seconds, seed, out }: SolveOptions): SolveLine {
  const problem = { ...productProblem(instance[0]!), seed, budgetMs: seconds * 1000, iterationLimit: null }
  const result = solveRoster(problem, { now: () => performance.now() })
  if (out) writeFileSync(out, `${JSON.stringify(result, null, 2)}\n`)
  const elapsed = Math.max(1, result.elapsedMs) / 1000
  return {
    instance: nameOf('shiftloom', instance),
    cost: Math.round(result.score),
    hardViolations: result.figuresAfter.blockingViolations,
    lowerBound: null,
    seconds: rounded(elapsed),
    movesPerSecond: Math.round(result.iterations / elapsed),
  }
}

/** @throws Usage when the file holds something else */
function productProblem(file: string): RosterProblem {
  const text = textOf(file)
  try {
    const problem = JSON.parse(text) as Partial<RosterProblem>
    if (problem.version === 1 && problem.people && problem.shifts) return problem as RosterProblem
  } catch {
    // Told below, together with JSON of another shape.
  }
  throw new Usage(`${file} is not a roster problem of version 1 in JSON.`)
}

function solveTiling({ instance, out }: SolveOptions): SolveLine {
  const startedAt = performance.now()
  const { cost, lowerBound, hardViolations, text } = solveCurves(curvesOf(instance[0]!))
  if (out) writeFileSync(out, text)
  const seconds = rounded((performance.now() - startedAt) / 1000)
  return {
    instance: nameOf('tiling', instance),
    cost,
    hardViolations,
    lowerBound,
    seconds,
    movesPerSecond: 0,
  }
}

function curvesOf(file: string): Curve[] {
  const text = textOf(file)
  try {
    return curvesIn(text)
  } catch (error) {
    throw new Usage(`${file}: ${(error as Error).message}`)
  }
}

/** What a run in this format gives. */
function solved(options: SolveOptions): SolveLine | Promise<SolveLine> {
  if (options.format === 'tiling') return solveTiling(options)
  return options.format === 'shiftloom' ? solveProduct(options) : solveGrid(options, options.format)
}

const rounded = (seconds: number): number => Math.round(seconds * 100) / 100

try {
  const line = await solved(readOptions(process.argv.slice(2)))
  process.stdout.write(`${JSON.stringify(line)}\n`)
} catch (error) {
  if (!(error instanceof Usage)) throw error
  process.stderr.write(`${error.message}\n${usage}\n`)
  process.exitCode = 2
}
