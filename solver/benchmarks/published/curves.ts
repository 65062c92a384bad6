import { existsSync, readFileSync } from 'node:fs'
import { curvesIn, type Curve } from '../../src/labour_model/tiling/curve_file.ts'

const file = new URL('../../../../shared/data/tiling/demand_curves.json', import.meta.url)

/** The demand curves of real customers kept beside the project; null where they are not. */
export const publishedCurves = (): Curve[] | null =>
  existsSync(file) ? curvesIn(readFileSync(file, 'utf8')) : null
