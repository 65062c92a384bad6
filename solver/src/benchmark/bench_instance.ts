import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { readCurtois, writeCurtois } from '../roster/formats/curtois.ts'
import { judgeCurtois, type Truth } from '../roster/formats/curtois_truth.ts'
import { readInrc2, writeInrc2 } from '../roster/formats/inrc2.ts'
import { judgeInrc2 } from '../roster/formats/inrc2_truth.ts'
import { generatedCurtois } from '../roster/formats/testing/generated_curtois.ts'
import type { GridProblem } from '../roster/grid_model/grid_problem.ts'
import { curtoisFile, inrc2Files } from './shared_rosters.ts'

/** An instance with all that runs of any solver need. */
export type BenchInstance = {
  readonly name: string
  readonly format: 'curtois' | 'inrc2'
  readonly files: readonly { readonly name: string; readonly text: string }[]
  readonly problem: GridProblem
  /** A roster as the benchmark's own text. */
  readonly write: (roster: Uint8Array) => string
  /** What such a text costs and breaks by the text of the files alone. */
  readonly judge: (solution: string) => Truth
}

/**
 * An instance by its name: `Instance5` or `n030w4_1_6-2-9-1` of the public ones, or `generated-28x120x18-1`, days x
 * people x types and a seed, of their shape but of any size. @throws when there is none of that name
 */
export function benchInstance(name: string): BenchInstance {
  if (name.startsWith('Instance')) return curtois(name, readFileSync(curtoisFile(name), 'utf8'))
  if (/^n\d+w\d+_\d+_\d+(-\d+)*$/.test(name)) return inrc2(name)
  const size = /^generated-(\d+)x(\d+)x(\d+)-(\d+)$/.exec(name)?.slice(1).map(Number)
  if (!size) {
    throw new Error(
      `No instance ${name}. Maybe Instance5, n030w4_1_6-2-9-1 or generated-28x120x18-1 is meant`
    )
  }
  const [days = 0, people = 0, types = 0, seed = 0] = size
  return curtois(name, generatedCurtois({ days, people, types, seed }))
}

function curtois(name: string, text: string): BenchInstance {
  const problem = readCurtois(text, name)
  return {
    ...{ name, format: 'curtois', files: [{ name: `${name}.txt`, text }], problem },
    write: (roster) => writeCurtois(problem, roster),
    judge: (solution) => judgeCurtois(text, solution),
  }
}

function inrc2(name: string): BenchInstance {
  const files = inrc2Files(name).map((path) => ({ name: basename(path), text: readFileSync(path, 'utf8') }))
  const texts = files.map(({ text }) => text)
  const problem = readInrc2(texts, name)
  return {
    ...{ name, format: 'inrc2', files, problem },
    write: (roster) => writeInrc2(problem, roster),
    judge: (solution) => judgeInrc2(texts, solution),
  }
}
