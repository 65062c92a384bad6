import {
  compareRules,
  type Comparison,
  type SandboxAnswer,
  type SandboxBasis,
} from '@shiftloom/solver/labour_model/sandbox/compare_rules'
import {
  sandboxBasis,
  weekUnits,
  type SandboxInput,
} from '@shiftloom/solver/labour_model/sandbox/sandbox_basis'

export type OpenedWeek = {
  /** The chosen week of each metric, one value a slot; NaN where not known. */
  units: Map<string, Float64Array>
}
export type DeskAnswer = SandboxAnswer & {
  /** Milliseconds of reckoning. */
  tookMs: number
}

/** The sandbox as the worker offers it: forecasts once on opening, then one comparison for each drag. */
export class SandboxDesk {
  private basis: SandboxBasis | null = null

  open(input: SandboxInput): OpenedWeek {
    this.basis = sandboxBasis(input)
    return { units: new Map([...this.basis.week.units].map(([id, row]) => [id, Float64Array.from(row)])) }
  }

  /** The week alone, without anything to compare rules on. */
  expect(input: SandboxInput): OpenedWeek {
    return { units: weekUnits(input) }
  }

  /** Null before `open`. */
  compare(comparison: Comparison): DeskAnswer | null {
    if (!this.basis) return null
    const began = performance.now()
    return { ...compareRules(this.basis, comparison), tookMs: performance.now() - began }
  }
}
