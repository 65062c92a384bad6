import { readFileSync, existsSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const folder = new URL('../../../../shared/data/rosters/', import.meta.url)

/** Why a test that reads the public benchmark files cannot run here; false when it can. */
export const withoutSharedData: string | false = existsSync(folder)
  ? false
  : 'the public benchmark files are not beside the repository (../shared/data/rosters)'

/** A public benchmark file, by its path below `rosters/`. */
const fileOf = (path: string): string => fileURLToPath(new URL(path, folder))

/** Text of a public benchmark file, by its path below `rosters/`. */
export function sharedRoster(path: string): string {
  return readFileSync(fileOf(path), 'utf8')
}

/** The file of a Curtois instance, by its name, as `Instance5`. */
export const curtoisFile = (name: string): string => fileOf(`curtois/${name}.txt`)

/** Names of the Curtois instances that are there. */
export function curtoisInstances(): string[] {
  return readdirSync(new URL('curtois/', folder)).filter((file) => /^Instance\d+\.txt$/.test(file))
}

/** The files of a competition instance: its name reads history, then weeks, as in `n030w4_1_6-2-9-1`. */
export function inrc2Files(name: string): string[] {
  const [ward = '', history, weeks = ''] = name.split('_')
  const files = [
    `Sc-${ward}`,
    `H0-${ward}-${history}`,
    ...weeks.split('-').map((week) => `WD-${ward}-${week}`),
  ]
  return files.map((file) => fileOf(`inrc2/${ward}/${file}.txt`))
}

/** Their texts. */
export const inrc2Texts = (name: string): string[] =>
  inrc2Files(name).map((file) => readFileSync(file, 'utf8'))
