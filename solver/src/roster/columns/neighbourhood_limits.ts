import type { Parameters } from '../parameters/parameters.ts'

/** How far a part that is decided again is followed. */
export type NeighbourhoodLimits = {
  /** Columns of each person a part begins with. */
  readonly columnsEach: number
  readonly rootRounds: number
  readonly rootProbes: number
  readonly diveRounds: number
  readonly diveProbes: number
  readonly near?: number
  readonly choiceColumns: number
  readonly choiceMs: number
  readonly choiceNodes: number
}

export const usualLimits = (parts: Parameters['parts']): NeighbourhoodLimits => ({
  columnsEach: parts.columnsEach,
  rootRounds: parts.rootRounds,
  rootProbes: parts.rootProbes,
  diveRounds: parts.diveRounds,
  diveProbes: parts.diveProbes,
  choiceColumns: parts.choiceColumns,
  choiceMs: parts.choiceTime,
  choiceNodes: parts.choiceNodes,
})

/** Soft rules: rows are priced within a fraction of the time of a linear programme, so more of them for each. */
export const softLimits = (parts: Parameters['parts']): NeighbourhoodLimits => ({
  ...usualLimits(parts),
  near: parts.nearSoft,
  rootProbes: parts.rootProbesSoft,
})

/** Long horizons: many parts quickly rather than each to its end. */
export const longLimits = (parts: Parameters['parts']): NeighbourhoodLimits => ({
  ...usualLimits(parts),
  near: parts.nearLong,
  choiceColumns: 0,
})
