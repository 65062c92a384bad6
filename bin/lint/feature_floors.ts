import type { Imports } from './folder_cycles.ts'

/** Folders of a feature of the screen, the lowest first: each may import those before it and no other. */
export const featureFloors: Record<string, readonly string[]> = {
  scheduling: [
    'model', // a plan and what follows from it, without a screen
    'queries', // what the server is asked for
    'words', // names and sentences in the user's language
    'rules', // what the labour code says of the plan
    'state', // what is open, selected and on its way to the server
    'frame', // cards and panels around anything
    'refusals', // what the rules refused, and the reason for overriding it
    'actions', // what a user can do, by key, menu or pointer
    'context', // all of the above, for components
    'warnings',
    'grid',
    'entry',
    'waiting', // requests without a decision
    'coverage', // what is missing on a day, and who could fill it
    'toolbar',
    'variants',
    'generate',
    'replacements',
    'repair',
    'absence',
    'availability',
    'templates',
  ],
}

/**
 * Imports from a floor into the same height or above it, of folders that are no floor, and of files that lie beside the
 * floors, which are the roof.
 *
 * @param imports by paths below the feature
 */
export function againstFloors(imports: Imports, floors: readonly string[]): string[] {
  const heightOf = (file: string): number => floors.indexOf(file.split('/')[0]!)
  return [...imports].flatMap(([file, targets]) => {
    if (!file.includes('/')) return []
    const height = heightOf(file)
    if (height < 0) return [`${file} lies on no floor`]
    return targets
      .filter((target) => target.split('/')[0] !== floors[height] && !isBelow(heightOf(target), height))
      .map((target) => `${file} imports ${target}, which is not below it`)
  })
}

const isBelow = (height: number, other: number): boolean => height >= 0 && height < other
