import { test } from '@japa/runner'
import type { LimitedType } from '#app/requests/limits/entitled/person_facts'
import { carriedDueOn, limitFigures, type Booked } from '#app/requests/limits/figures/limit_years'
import { requestStatuses as statuses } from '#contracts/enums'

const annual: LimitedType = {
  ...{ id: 'annual', code: 'annual', daysCount: 20, limitPer: 'year', primaryVacation: true },
  ...{ affectsVacationLimit: false, overtimeCompensation: null },
}
const onDemand: LimitedType = {
  ...annual,
  ...{ id: 'demand', code: 'on_demand', daysCount: 4, primaryVacation: false, affectsVacationLimit: true },
}
const lieu: LimitedType = {
  ...annual,
  ...{ id: 'lieu', code: 'lieu', daysCount: null, primaryVacation: false, overtimeCompensation: 'employer' },
}
const types = [annual, onDemand, lieu]
const person = (booked: Partial<Booked>, country = 'PL') => ({
  ...{ workedSince: null, firstJob: false, conditions: 'usual' as const, conditionsSince: null },
  ...{ youngestChildOn: null, country, birthDate: null, disability: null, taken: [], entries: [] },
  contracts: [{ from: '2024-01-01', until: null, fte: 1, agreedMinutesPerMonth: null }],
  ...booked,
})
const took = (day: string, more = {}) => ({
  ...{ requestTypeId: 'annual', status: statuses.approved, day, minutes: 480, ...more },
})
const entry = (
  kind: 'opened' | 'correction' | 'overtime',
  year: number,
  minutes = 0,
  requestTypeId = 'annual'
) => ({
  ...{ kind, year, minutes, requestTypeId },
})
const today = '2026-06-15'
const of = (booked: Partial<Booked>, year = 2026, type = annual, country = 'PL') =>
  limitFigures(type, person(booked, country), { types, year, today })

test.group('What a limit has left', () => {
  test('used before today, planned from today on, pending', ({ assert }) => {
    const taken = [
      ...[took('2026-06-12'), took('2026-06-15'), took('2026-07-01', { status: statuses.pending })],
      ...[took('2025-07-01'), took('2026-01-02', { requestTypeId: 'lieu' })],
    ]
    assert.containsSubset(of({ taken }), {
      ...{ entitledMinutes: 9600, usedMinutes: 480, plannedMinutes: 480, pendingMinutes: 480 },
      leftMinutes: 9600 - 3 * 480,
    })
  })

  test('L7: four days on demand of four hours are four days, and 16 hours of the yearly leave', ({
    assert,
  }) => {
    const taken = ['05', '06', '07', '08'].map((day) =>
      took(`2026-01-${day}`, { requestTypeId: 'demand', minutes: 240 })
    )
    assert.equal(of({ taken }, 2026, onDemand).leftMinutes, 0)
    assert.equal(of({ taken }).usedMinutes, 16 * 60)
  })

  test('what an opened year leaves goes over, and is taken first; of others nothing does', ({ assert }) => {
    const taken = [took('2025-03-03'), took('2026-02-02'), took('2026-02-03')]
    const entries = [entry('opened', 2025, 9600), entry('correction', 2025, -15 * 480)]
    assert.containsSubset(of({ taken, entries }), {
      ...{ carriedMinutes: 4 * 480, carriedLeftMinutes: 2 * 480, leftMinutes: 22 * 480 },
    })
    assert.equal(of({ taken }).carriedMinutes, 0)
    assert.equal(of({ taken, entries }, 2026, annual, 'VN').carriedMinutes, 0)
    assert.equal(carriedDueOn(annual, 'PL', 2026), '2026-09-30')
    assert.deepEqual([carriedDueOn(annual, 'VN', 2026), carriedDueOn(lieu, 'PL', 2026)], [null, null])
  })

  test('years go over one after the other, and a year that was exceeded takes nothing from the next', ({
    assert,
  }) => {
    const entries = [entry('opened', 2024), entry('opened', 2025), entry('correction', 2024, -18 * 480)]
    assert.equal(of({ entries }).carriedMinutes, 22 * 480)
    const exceeded = [entry('opened', 2025), entry('correction', 2025, -25 * 480)]
    assert.equal(of({ entries: exceeded }).carriedMinutes, 0)
    // Taking back a day of 2024 is felt in 2026.
    assert.equal(of({ entries, taken: [took('2024-05-06')] }).carriedMinutes, 21 * 480)
  })

  test('overtime is compensated 1:1 as the employee wishes and 1:1.5 otherwise, and does not end with a year', ({
    assert,
  }) => {
    const entries = [entry('overtime', 2025, 240, 'lieu'), entry('opened', 2025, 0, 'lieu')]
    const taken = [took('2026-02-02', { requestTypeId: 'lieu', minutes: 120 })]
    assert.containsSubset(of({ entries, taken }, 2025, lieu), { entitledMinutes: 360, leftMinutes: 360 })
    assert.equal(of({ entries, taken }, 2026, lieu).leftMinutes, 240)
    const employee = { ...lieu, overtimeCompensation: 'employee' as const }
    assert.equal(of({ entries }, 2025, employee).entitledMinutes, 240)
  })
})
