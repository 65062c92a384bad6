import { newId } from '#app/core/models/new_id'
import { usualCompanyRules } from '#contracts/company_rules'
import { placeNoticeVersion } from '#contracts/time_tracking'
import type { Ids } from '#tests/world/every_kind'

/** Addresses of what belongs to registered time. */
export const timeAddresses: [RegExp, (ids: Ids) => string][] = [
  [/\/time-tracking\/records\/:id$/, ({ timeRecord }) => timeRecord],
  [/\/attendance-lists\/:locationId$/, ({ location }) => location],
  [/\/time-tracking\/sheets\/:id$/, ({ employee }) => employee],
  [/\/time-tracking\/corrections\/:id$/, ({ timeCorrection }) => timeCorrection],
  [/\/time-tracking\/kiosks\/:id$/, ({ kiosk }) => kiosk],
  [/\/own\/punches\/:id$/, ({ punch }) => punch],
]

/** Bodies of requests about registered time. */
export const timeTracking: Record<string, (ids: Ids) => object> = {
  'POST /api/time-tracking/own/punches': ({ location }) => ({
    ...{ kind: 'start', locationId: location, deviceId: newId(), counter: 1 },
    ...{ clientAtMs: 0, sentAtMs: 0, position: null, note: null },
  }),
  'POST /api/time-tracking/own/place-notice': () => ({ version: placeNoticeVersion }),
  'POST /api/time-tracking/counting-previews': () => usualCompanyRules.timeRegistration,
  'POST /api/time-tracking/records/acceptances': ({ timeRecord }) => ({
    records: [{ id: timeRecord, version: 1 }],
  }),
  'POST /api/time-tracking/own/corrections': ({ location }) => ({
    ...{ recordId: null, day: '2026-11-02', locationId: location, start: '08:00', end: '16:00' },
    ...{ breaks: [], reason: 'Because of the test' },
  }),
  'POST /api/time-tracking/settlement-runs': () => ({ month: '2026-11' }),
  'POST /api/time-tracking/settlement-runs/cancellations': () => ({ month: '2026-11' }),
  'POST /api/time-tracking/kiosks': ({ location }) => ({ ...kiosk, locationId: location, code: 'AAAAAAAA' }),
  'PUT /api/time-tracking/kiosks/:id': ({ location }) => ({ ...kiosk, locationId: location, version: 1 }),
  'PUT /api/time-tracking/records/:id': () => ({
    ...{ version: 1, start: '08:00', end: '16:00', unpaidBreakMinutes: 0, reason: 'Because of the test' },
  }),
}

const kiosk = { name: 'Entrance', showsNames: false }
