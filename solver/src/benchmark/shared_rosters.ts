import { readFileSync, existsSync, readdirSync } from 'node:fs'

const folder = new URL('../../../../shared/data/rosters/', import.meta.url)

/** Why a test that reads the public benchmark files cannot run here; false when it can. */
export const withoutSharedData: string | false = existsSync(folder)
  ? false
  : 'the public benchmark files are not beside the repository (../shared/data/rosters)'

/** Text of a public benchmark file, by its path below `rosters/`. */
export function sharedRoster(path: string): string {
  return readFileSync(new URL(path, folder), 'utf8')
}

/** Names of the Curtois instances that are there. */
export function curtoisInstances(): string[] {
  return readdirSync(new URL('curtois/', folder)).filter((file) => /^Instance\d+\.txt$/.test(file))
}

/** Texts of a competition instance: its name reads history, then weeks, as in `n030w4_1_6-2-9-1`. */
export function inrc2Texts(name: string): string[] {
  const [ward = '', history, weeks = ''] = name.split('_')
  const files = [
    `Sc-${ward}`,
    `H0-${ward}-${history}`,
    ...weeks.split('-').map((week) => `WD-${ward}-${week}`),
  ]
  return files.map((file) => sharedRoster(`inrc2/${ward}/${file}.txt`))
}
