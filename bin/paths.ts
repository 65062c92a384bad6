import { join } from 'node:path'

/** The folder of the repository. */
export const root = join(import.meta.dirname, '..')

/** Everything the product writes at run time; never committed. */
export const dataDir = join(root, '.data')

export const inRoot = (...parts: string[]): string => join(root, ...parts)
export const inData = (...parts: string[]): string => join(dataDir, ...parts)
