/** Solves one instance: `npm run solve -- --format …`. Progress goes to the error stream, one line of JSON to the output. */
import { writeFileSync } from 'node:fs'
import { curvesIn, solveCurves, type Curve } from '../labour_model/tiling/curve_file.ts'
import { runPortfolio, type PortfolioProgress } from '../portfolio/run_portfolio.ts'
import { statisticsTable } from '../report/statistics_table.ts'
import { textTable } from '../report/text_table.ts'
import { ImprovementCurve } from '../report/improvement_curve.ts'
import { nameOf, readGrid, writeGrid } from './instance.ts'
import { parameterRows } from './parameter_choices.ts'
import { textOf } from './text_of.ts'
import { help, Usage, usage } from './usage.ts'
import { rounded, type SolveLine } from './solve_line.ts'
import { solveProduct } from './solve_product.ts'
import { readOptions, type SolveOptions } from './options.ts'

type OnProgress = (progress: PortfolioProgress) => void

async function solveGrid(
  options: SolveOptions,
  format: 'curtois' | 'inrc2',
  onProgress: OnProgress
): Promise<SolveLine> {
  const { instance, seconds, threads, seed, out, steps, early, parameters, stats } = options
  const problem = readGrid(format, instance)
  const result = await runPortfolio(problem, {
    seed,
    threads,
    ...(steps === null ? { budgetMs: seconds * 1000 } : { budgetMs: steps, clock: 'steps' }),
    early,
    parameters,
    signal: interruption(),
    onProgress,
  })
  if (out) writeGrid(format, out, problem, result.roster)
  return {
    instance: problem.name,
    cost: result.cost,
    hardViolations: result.hard,
    lowerBound: result.lowerBound,
    seconds: rounded(result.seconds),
    movesPerSecond: Math.round(result.moves / result.seconds),
    ...(stats && { statistics: result.statistics }),
  }
}

/** Aborted when the process is interrupted: the search ends with the best so far. */
function interruption(): AbortSignal {
  const interrupted = new AbortController()
  process.once('SIGINT', () => interrupted.abort())
  process.once('SIGTERM', () => interrupted.abort())
  return interrupted.signal
}

/** A line whenever cost or bound moved, at most every two seconds. */
function progressPrinter(): OnProgress {
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
function solved(options: SolveOptions, onProgress: OnProgress): SolveLine | Promise<SolveLine> {
  if (options.format === 'tiling') return solveTiling(options)
  if (options.format === 'shiftloom') return solveProduct(options, interruption(), onProgress)
  return solveGrid(options, options.format, onProgress)
}

/** Solves, and writes how the roster improved where that is asked for. */
async function traced(options: SolveOptions): Promise<SolveLine> {
  const curve = new ImprovementCurve()
  const print = progressPrinter()
  const line = await solved(options, (progress) => {
    curve.note(progress.elapsedMs / 1000, progress.cost, progress.lowerBound)
    print(progress)
  })
  if (options.trace) {
    const { instance, seconds, cost, lowerBound } = line
    if (line.hardViolations === 0) curve.note(seconds, cost, lowerBound)
    writeFileSync(options.trace, `${JSON.stringify({ instance, curve: curve.points })}\n`)
  }
  return line
}

function helpText(): string {
  const headings = ['parameter', 'usual value', 'unit', 'range', 'what it does']
  return `${help}\n${textTable(headings, parameterRows(), [0, 2, 3, 4])}\n`
}

async function main(args: readonly string[]): Promise<void> {
  if (args.includes('--help')) {
    process.stdout.write(helpText())
    return
  }
  const line = await traced(readOptions(args))
  if (line.statistics) process.stderr.write(`${statisticsTable(line.statistics)}\n`)
  process.stdout.write(`${JSON.stringify(line)}\n`)
}

try {
  await main(process.argv.slice(2))
} catch (error) {
  if (!(error instanceof Usage)) throw error
  process.stderr.write(`${error.message}\n${usage}\n`)
  process.exitCode = 2
}
