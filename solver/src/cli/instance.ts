import { writeFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import type { GridProblem } from '../roster/grid_model/grid_problem.ts'
import { readCurtois, writeCurtois } from '../roster/formats/curtois.ts'
import { readInrc2, writeInrc2 } from '../roster/formats/inrc2.ts'
import type { Format } from './options.ts'
import { textOf } from './text_of.ts'
import { Usage } from './usage.ts'

/** The core model of a benchmark instance. @throws Usage when the files are not of that format */
export function readGrid(format: 'curtois' | 'inrc2', files: readonly string[]): GridProblem {
  const texts = files.map(textOf)
  const name = nameOf(format, files)
  try {
    return format === 'curtois' ? readCurtois(texts[0]!, name) : readInrc2(texts, name)
  } catch (error) {
    throw new Usage(`${files.join(', ')}: ${(error as Error).message}.`)
  }
}

/** `Instance5`, or for the competition `n030w4_1_6-2-9-1`: ward, history, weeks. */
export function nameOf(format: Format, files: readonly string[]): string {
  const names = files.map((file) => basename(file).replace(/\.\w+$/, ''))
  if (format !== 'inrc2') return names[0]!
  const last = (start: string): string[] =>
    names.filter((name) => name.startsWith(start)).map((name) => name.split('-').at(-1)!)
  const ward = names.find((name) => name.startsWith('Sc-'))?.slice(3) ?? basename(dirname(files[0]!))
  return `${ward}_${last('H0-').join()}_${last('WD-').join('-')}`
}

export function writeGrid(format: Format, file: string, problem: GridProblem, roster: Uint8Array): void {
  writeFileSync(file, format === 'curtois' ? writeCurtois(problem, roster) : writeInrc2(problem, roster))
}
