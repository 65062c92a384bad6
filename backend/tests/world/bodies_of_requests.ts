import type { Ids } from '#tests/world/every_kind'

/** What changes requests, the limits of a person and what they declared. */
export const bodiesOfRequests: Record<string, (ids: Ids) => object> = {
  'PUT /api/requests/types/order': (ids) => ({ ids: [ids.requestType] }),
  'POST /api/requests/filed/:id/approval': () => ({ version: 1, reason: null, shifts: 'unassign' }),
  'POST /api/requests/filed/:id/attachments': () => ({
    ...{ name: 'x.pdf', type: 'application/pdf', content: 'eA==' },
  }),
  'POST /api/requests/deputies': (ids) => ({ deputyId: ids.employee, firstDay: null, lastDay: null }),
  'PUT /api/requests/limits/:id/facts': () => ({
    ...{ workedSince: null, firstJob: false, conditions: 'usual', conditionsSince: null },
    ...{ youngestChildOn: null, version: 0 },
  }),
  'POST /api/requests/limits/:id/entries': (ids) => ({
    ...{ requestTypeId: ids.requestType, year: new Date().getUTCFullYear(), kind: 'correction' },
    ...{ minutes: 480, reason: 'Because of the test' },
  }),
  'POST /api/scheduling/swaps': (ids) => ({
    ...{ entryId: ids.entry, asked: [{ employeeId: ids.employee, entryId: null }], note: null },
  }),
  'POST /api/scheduling/open-shifts': (ids) => ({
    ...{ entryIds: [ids.entry], tagIds: [], rule: null, hours: null },
  }),
  'POST /api/scheduling/availabilities': (ids) => ({
    ...{ employeeId: ids.employee, kind: 'preferred', days: ['2030-11-20'], hours: null },
  }),
  'POST /api/scheduling/availabilities/withdrawals': (ids) => ({
    ...{ employeeId: ids.employee, days: ['2030-11-20'] },
  }),
  'PUT /api/scheduling/availabilities/:id': () => ({
    ...{ kind: 'preferred', hours: { start: '08:00', end: '12:00' }, version: 0, scope: 'one' },
  }),
  'DELETE /api/scheduling/availabilities/:id': () => ({ version: 0, scope: 'one' }),
}
