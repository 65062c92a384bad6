import type { RunGoals, VariantKey } from '@shiftloom/backend/contracts/auto_schedule'

export const presets = {
  balanced: { coverage: 100, fairness: 60, preferences: 40, stability: 30, cost: 0 },
  coverage: { coverage: 100, fairness: 20, preferences: 20, stability: 10, cost: 0 },
  fair: { coverage: 90, fairness: 100, preferences: 70, stability: 20, cost: 0 },
  steady: { coverage: 90, fairness: 40, preferences: 40, stability: 100, cost: 0 },
  cheap: { coverage: 100, fairness: 30, preferences: 20, stability: 20, cost: 100 },
} satisfies Record<string, RunGoals>
export type Preset = keyof typeof presets

/** Cost is a goal only for users who may see it; the server refuses it from others. */
export const presetsFor = (seesCost: boolean): Preset[] =>
  (Object.keys(presets) as Preset[]).filter((preset) => seesCost || presets[preset].cost === 0)
export const goalsFor = (seesCost: boolean): (keyof RunGoals)[] =>
  (['coverage', 'fairness', 'preferences', 'stability', 'cost'] as const).filter(
    (goal) => seesCost || goal !== 'cost'
  )

export const presetOf = (goals: RunGoals): Preset | null =>
  (Object.keys(presets) as Preset[]).find((preset) =>
    (Object.keys(goals) as (keyof RunGoals)[]).every((goal) => presets[preset][goal] === goals[goal])
  ) ?? null

/** Plans that can be searched beside; the cheapest only for users who may see cost. */
export const comparisonsFor = (seesCost: boolean): VariantKey[] =>
  (['cheapest', 'fairest', 'coverage'] as const).filter((key) => seesCost || key !== 'cheapest')

/** How long the search may think. */
export const budgets = { quick: 10_000, better: 30_000, best: 120_000 } as const
export type Budget = keyof typeof budgets
