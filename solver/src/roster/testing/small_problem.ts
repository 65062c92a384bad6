import { defaultSettings, lawPacks } from '../../labour_code/law_packs.ts'
import { work } from '../../labour_code/testing/timeline.ts'
import type { FixedWork, RosterPerson, RosterProblem, RosterShift } from '../problem.ts'

export const WEEK = { from: '2026-11-02', until: '2026-11-09' }

/** A baker at the bakery with 40 agreed hours in the week of 2 November 2026. */
export const employee = (id: string, changes: Partial<RosterPerson> = {}): RosterPerson => ({
  id,
  positionIds: ['baker'],
  locationIds: ['bakery'],
  fte: 1,
  workSystem: 'EQUIV12',
  shiftWorker: false,
  employedFrom: null,
  employedUntil: null,
  ruleSetId: 'pl',
  dailyMaxMinutes: null,
  periods: [{ ...WEEK, normMinutes: 2400, minimumMinutes: null, maximumMinutes: null }],
  ...changes,
})

/** An open shift written as `mon 6-14`; a repeated text needs another id. */
export const open = (text: string, changes: Partial<RosterShift> = {}): RosterShift => ({
  ...work(text),
  locationId: 'bakery',
  positionId: 'baker',
  currentPersonId: null,
  ...changes,
})

export const kept = (text: string, personId: string, id = `${personId} ${text}`): FixedWork => ({
  ...work(text),
  locationId: 'bakery',
  positionId: 'baker',
  id,
  personId,
})

export const smallProblem = (changes: Partial<RosterProblem>): RosterProblem => ({
  version: 2,
  ...WEEK,
  zone: 'Europe/Warsaw',
  people: [employee('ann'), employee('bob')],
  shifts: [],
  fixed: [],
  absences: [],
  availability: [],
  holidays: [],
  ruleSets: [
    {
      id: 'pl',
      limits: lawPacks.PL,
      settings: defaultSettings,
      settlementFrom: WEEK.from,
      settlementUntil: WEEK.until,
    },
  ],
  goals: { coverage: 100, fairness: 50, preferences: 50, stability: 50, cost: 0 },
  seed: 1,
  budgetMs: 10_000,
  iterationLimit: 3000,
  ...changes,
})
