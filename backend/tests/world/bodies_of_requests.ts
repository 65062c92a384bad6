import type { Ids } from '#tests/world/every_kind'

/** What changes requests and the limits of a person. */
export const bodiesOfRequests: Record<string, (ids: Ids) => object> = {
  'PUT /api/requests/types/order': (ids) => ({ ids: [ids.requestType] }),
  'POST /api/requests/filed/:id/approval': () => ({ version: 1, reason: null, shifts: 'unassign' }),
  'POST /api/requests/filed/:id/attachments': () => ({
    ...{ name: 'x.pdf', type: 'application/pdf', content: 'eA==' },
  }),
  'PUT /api/requests/limits/:id/facts': () => ({
    ...{ workedSince: null, firstJob: false, conditions: 'usual', conditionsSince: null },
    ...{ youngestChildOn: null, version: 0 },
  }),
  'POST /api/requests/limits/:id/entries': (ids) => ({
    ...{ requestTypeId: ids.requestType, year: new Date().getUTCFullYear(), kind: 'correction' },
    ...{ minutes: 480, reason: 'Because of the test' },
  }),
}
