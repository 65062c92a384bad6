import { readFileSync } from 'node:fs'
import { readCurtois, writeCurtois } from '../roster/formats/curtois.ts'
import { judgeCurtois, type Truth } from '../roster/formats/curtois_truth.ts'
import { readInrc2, writeInrc2 } from '../roster/formats/inrc2.ts'
import { judgeInrc2 } from '../roster/formats/inrc2_truth.ts'
import type { GridProblem } from '../roster/grid_model/grid_problem.ts'
import { curtoisFile, inrc2Files } from './shared_rosters.ts'

/** A public instance with all that runs of any solver need. */
export type PublicInstance = {
  readonly name: string
  readonly format: 'curtois' | 'inrc2'
  readonly files: readonly string[]
  readonly problem: GridProblem
  /** A roster as the benchmark's own text. */
  readonly write: (roster: Uint8Array) => string
  /** What such a text costs and breaks by the text of the files alone. */
  readonly judge: (solution: string) => Truth
}

/** An instance by its name, `Instance5` or `n030w4_1_6-2-9-1`. */
export function publicInstance(name: string): PublicInstance {
  return name.startsWith('Instance') ? curtois(name) : inrc2(name)
}

function curtois(name: string): PublicInstance {
  const file = curtoisFile(name)
  const text = readFileSync(file, 'utf8')
  const problem = readCurtois(text, name)
  return {
    ...{ name, format: 'curtois', files: [file], problem },
    write: (roster) => writeCurtois(problem, roster),
    judge: (solution) => judgeCurtois(text, solution),
  }
}

function inrc2(name: string): PublicInstance {
  const files = inrc2Files(name)
  const texts = files.map((file) => readFileSync(file, 'utf8'))
  const problem = readInrc2(texts, name)
  return {
    ...{ name, format: 'inrc2', files, problem },
    write: (roster) => writeInrc2(problem, roster),
    judge: (solution) => judgeInrc2(texts, solution),
  }
}
