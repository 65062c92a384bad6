import { test } from '@japa/runner'
import { defaultSettings, lawPacks } from '@shiftloom/solver/labour_code/law_packs'
import type { RosterPerson, RosterProblem, RosterShift } from '@shiftloom/solver/roster/problem'
import type { RosterResult } from '@shiftloom/solver/roster/result'
import { periodOf } from '@shiftloom/solver/time'
import { proposalOf } from '#app/auto_schedule/proposal/proposal_of'
import { withoutBlocking } from '#app/auto_schedule/proposal/without_blocking'

const zone = 'Europe/Warsaw'

const shift = (
  id: string,
  day: string,
  start: string,
  end: string,
  currentPersonId: string | null = null
): RosterShift => ({
  id,
  ...periodOf(day, start, end, zone),
  locationId: 'shop',
  positionId: 'cook',
  workMinutes: 480,
  day,
  zone,
  currentPersonId,
})

const cook = (id: string): RosterPerson => ({
  id,
  positionIds: ['cook'],
  locationIds: ['shop'],
  fte: 1,
  workSystem: 'BASIC',
  shiftWorker: true,
  employedFrom: null,
  employedUntil: null,
  ruleSetId: 'PL',
  dailyMaxMinutes: null,
  periods: [],
})

const problem = (shifts: RosterShift[]): RosterProblem => ({
  version: 2,
  from: '2026-11-02',
  until: '2026-11-09',
  zone,
  people: [cook('anna'), cook('ben')],
  shifts,
  fixed: [],
  absences: [],
  availability: [],
  holidays: [],
  ruleSets: [
    { id: 'PL', limits: lawPacks.PL, settings: defaultSettings, settlementFrom: null, settlementUntil: null },
  ],
  goals: { coverage: 100, fairness: 0, preferences: 0, stability: 0, cost: 0 },
  seed: 1,
  budgetMs: 1,
  iterationLimit: null,
})
const give = (entryId: string, toEmployeeId: string | null) => ({ entryId, toEmployeeId })
const early = shift('early', '2026-11-02', '06:00', '14:00')
const late = shift('late', '2026-11-02', '14:00', '22:00')
const next = shift('next', '2026-11-03', '06:00', '14:00')

test.group('Changes that would break a rule', () => {
  test('lawful ones are all kept', ({ assert }) => {
    const changes = [give('early', 'anna'), give('late', 'ben'), give('next', 'anna')]
    assert.deepEqual(withoutBlocking(problem([early, late, next]), changes), { kept: changes, dropped: [] })
  })

  test('the later of two that leave too little rest is dropped, with the rule', ({ assert }) => {
    const changes = [give('late', 'anna'), give('next', 'anna')]
    const { kept, dropped } = withoutBlocking(problem([late, next]), changes)
    assert.deepEqual(kept, [changes[0]])
    assert.deepEqual(dropped, [{ change: changes[1]!, ruleId: 'daily_rest' }])
  })

  test('a shift that falls back brings down what was built on its leaving', ({ assert }) => {
    // Ben is to hand "late" to Anna and to take "next" instead; Anna may not, as she has "early" already.
    const held = { ...late, currentPersonId: 'ben' }
    const changes = [give('early', 'anna'), give('late', 'anna'), give('next', 'ben')]
    const { kept, dropped } = withoutBlocking(problem([early, held, next]), changes)
    assert.deepEqual(kept, [changes[0]])
    assert.sameMembers(
      dropped.map(({ change }) => change.entryId),
      ['late', 'next']
    )
  })

  test('what was broken before is not a new breach', ({ assert }) => {
    const mine = [
      { ...late, currentPersonId: 'anna' },
      { ...next, currentPersonId: 'anna' },
      shift('friday', '2026-11-06', '08:00', '16:00'),
    ]
    assert.lengthOf(withoutBlocking(problem(mine), [give('friday', 'anna')]).kept, 1)
  })
})

test.group("A solver's answer", () => {
  const figures = {
    filledShifts: 2,
    unfilledShifts: 0,
    unfilledMinutes: 0,
    normDeviationMinutes: 0,
    wholePeriods: false,
    fairnessMinutes: 0,
    preferencesMet: 0,
    preferencesTotal: 0,
    blockingViolations: 0,
  }
  const answer = (changes: RosterResult['changes']): RosterResult => ({
    version: 2,
    assignments: [],
    scoreByGoal: { coverage: 0, hours: 0, fairness: 0, preferences: 0, stability: 0, cost: 0, alerts: 0 },
    score: 200,
    lowerBound: 190,
    constraints: [{ code: 'wishes', percent: 100, details: { wishes: 1 } }],
    carriers: [],
    figuresBefore: { ...figures, filledShifts: 0, unfilledShifts: 2 },
    figuresAfter: figures,
    changes,
    kept: [],
    unfilled: [],
    iterations: 1,
    elapsedMs: 1,
    stopped: 'budget',
  })
  const asked = { key: 'asked' as const, goals: problem([]).goals }
  const change = (shiftId: string, toPersonId: string, fromPersonId: string | null = null) => ({
    shiftId,
    fromPersonId,
    toPersonId,
    reasons: [{ code: 'prefers', details: {} }],
  })

  test('an unlawful change is left out, counted out and shown as unfilled', ({ assert }) => {
    const judged = proposalOf(
      problem([late, next]),
      answer([change('late', 'anna'), change('next', 'anna')]),
      asked
    )!
    assert.deepEqual(judged.dropped, [{ entryId: 'next', ruleId: 'daily_rest' }])
    assert.deepEqual(
      judged.proposal.changes.map(({ entryId }) => entryId),
      ['late']
    )
    assert.containsSubset(judged.proposal.unfilled, [
      { entryId: 'next', day: '2026-11-03', blockers: [{ employeeId: 'anna', code: 'daily_rest' }] },
    ])
    assert.containsSubset(judged.proposal.figures, {
      filledShifts: 1,
      unfilledShifts: 1,
      blockingViolations: 0,
    })
  })

  test('what explains it is recounted with it, and nothing is proved of it', ({ assert }) => {
    const works = [change('late', 'anna'), change('next', 'anna')]
    const norm = { normMinutes: 2_400, minimumMinutes: null, maximumMinutes: null }
    const people = [cook('anna'), cook('ben')].map((person) => ({
      ...person,
      periods: [{ from: '2026-11-02', until: '2026-11-09', ...norm }],
    }))
    const { proposal } = proposalOf({ ...problem([late, next]), people }, answer(works), asked)!
    assert.isNull(proposal.gapPercent)
    assert.deepEqual(
      proposal.constraints.map(({ code }) => code),
      ['unfilled', 'hours']
    )
    assert.containsSubset(proposal.carriers, [
      { employeeId: 'anna', plannedMinutes: 480 },
      { employeeId: 'ben', plannedMinutes: 0 },
    ])
    assert.deepEqual([proposal.changedShifts, proposal.changedPeople], [1, 1])
    const whole = proposalOf(problem([late, next]), answer(works.slice(0, 1)), asked)!.proposal
    assert.deepEqual([whole.gapPercent, whole.constraints[0]!.code], [5, 'wishes'])
  })

  test('one that does not fit the question is no answer', ({ assert }) => {
    assert.isNull(proposalOf(problem([late]), answer([change('other', 'anna')]), asked))
    assert.isNull(proposalOf(problem([late]), answer([change('late', 'carl')]), asked))
    assert.isNull(proposalOf(problem([late]), answer([change('late', 'anna', 'ben')]), asked))
  })
})
