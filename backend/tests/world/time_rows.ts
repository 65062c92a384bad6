type Place = {
  add: (table: string, row: object) => Promise<unknown>
  /** Columns of whose rows they are. */
  employee: object
  locationId: string
  secret: string
  userId: string
}
type TimeIds = Record<'punch' | 'timeRecord' | 'timeCorrection' | 'kiosk', string>

/** A punch, the record made of it, a correction of it and a kiosk at one location, within a unit of work of its organisation. */
export async function timeRows(
  { add, employee, locationId, secret, userId }: Place,
  { punch, timeRecord, timeCorrection, kiosk }: TimeIds
): Promise<void> {
  const [start, end] = ['2026-11-17T07:00:00Z', '2026-11-17T15:00:00Z']
  await add('time_punches', {
    ...{ id: punch, ...employee, location_id: locationId, kind: 'start', at: start },
    ...{ method: 'browser', note: secret, sent_by: userId },
  })
  await add('kiosks', {
    ...{ id: kiosk, location_id: locationId, name: secret, public_key: secret, salt: secret },
    approved_by: userId,
  })
  await add('time_records', {
    ...{ id: timeRecord, ...employee, location_id: locationId, key: `punch:${punch}`, day: '2026-11-17' },
    ...{ zone: 'Europe/Warsaw', real_starts_at: start, fingerprint: secret },
    ...{ punch_ids: [punch], edit_reason: secret, work_minutes: 480 },
    ...{ counted_starts_at: start, counted_ends_at: end },
  })
  await add('time_corrections', {
    ...{ id: timeCorrection, ...employee, location_id: locationId, record_id: timeRecord },
    ...{ day: '2026-11-17', starts_at: start, ends_at: end, punch_ids: [punch], reason: secret },
  })
}
