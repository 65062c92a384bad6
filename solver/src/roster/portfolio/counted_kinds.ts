import { countedParts } from '../columns/part_kinds.ts'
import { moveNames } from '../grid_search/move_mix.ts'

/** Whatever is counted in a search of counts: moves of annealing, then parts that are decided again. */
export const countedKinds: readonly string[] = [...moveNames, ...countedParts]
