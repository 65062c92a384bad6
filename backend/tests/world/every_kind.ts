import { newId } from '#app/core/models/new_id'
import { organisationContext, trx } from '#app/core/organisation_context'
import { demandRows } from '#tests/world/demand_rows'
import { officePerson } from '#tests/world/office_person'
import { timeRows } from '#tests/world/time_rows'
import { person, type Person, type World } from '#tests/world/world'
import { roles } from '#contracts/enums'

/** Words and a rate that are found nowhere but in rows made with them. */
export type Mark = { word: string; amount: number }
export const foreignMark: Mark = { word: 'VictimOnly', amount: 7_777_777 }
/** Of another location: visible to roles that answer for all of them. */
export const farMark: Mark = { word: 'FarAway', amount: 6_666_666 }
export const ownMark: Mark = { word: 'Homemade', amount: 4_000 }

/** What addresses and bodies may name, one of each, all belonging together. */
export type Ids = Record<
  | 'location'
  | 'position'
  | 'tag'
  | 'employee'
  | 'contract'
  | 'rate'
  | 'entry'
  | 'absence'
  | 'availability'
  | 'swap'
  | 'openShift'
  | 'attachment'
  | 'acceptance'
  | 'publication'
  | 'run'
  | 'batch'
  | 'fileImport'
  | 'event'
  | 'notification'
  | 'delivery'
  | 'device'
  | 'requestType'
  | 'request'
  | 'deputy'
  | 'template'
  | 'metric'
  | 'demandRule'
  | 'demandVersion'
  | 'punch'
  | 'timeCorrection'
  | 'specialDays'
  | 'modelRun'
  | 'timeRecord'
  | 'kiosk'
  | 'trustedDevice'
  | 'session'
  | 'user'
  | 'organisation',
  string
>

const goals = { coverage: 100, fairness: 50, preferences: 50, stability: 0, cost: 0 }
const counts = {
  ...{ added: 1, updated: 0, removed: 0, unchanged: 0, invalid: 1, mendable: 0 },
  ...{ newPositions: [], newTags: [] },
}

/** A row of every kind at one location of an organisation, each carrying the mark. */
export async function rowsOfEveryKind(
  world: World,
  { word: secret, amount }: Mark,
  locationId: string = world.locationId
): Promise<Ids> {
  const place = { organisationId: world.organisationId, locationId, cookId: world.cookId }
  const one: Person = await person(place, roles.employee, secret)
  const [tag, contract, rate, entry, acceptance, run, batch, event] = Array.from({ length: 8 }, newId)
  const [fileImport, template, absence, attachment] = [newId(), newId(), newId(), newId()]
  const [publication, availability, swap, openShift] = [newId(), newId(), newId(), newId()]
  const [request, deputy] = [newId(), newId()]
  const time = { punch: newId(), timeRecord: newId(), timeCorrection: newId(), kiosk: newId() }
  const demand = {
    ...{ metric: newId(), demandRule: newId(), demandVersion: newId() },
    ...{ specialDays: newId(), modelRun: newId() },
  }
  const [notification, delivery, device, trustedDevice, session, requestType] = Array.from(
    { length: 6 },
    newId
  )
  const owner = { organisation_id: world.organisationId }
  const employee = { ...owner, employee_id: one.employeeId }
  const monday = '2026-11-16'
  await organisationContext.run(world.organisationId, async () => {
    await trx().rawQuery(`update locations set name = ? || id where id = ?`, [secret, locationId])
    // Positions have no place: they carry the mark of the first location.
    if (locationId === world.locationId) await trx().rawQuery(`update positions set name = ? || id`, [secret])
    const add = (table: string, row: object) =>
      trx()
        .table(table)
        .insert({ ...owner, ...row })
    await add('tags', { id: tag, name: `${secret} ${tag}` })
    await add('employee_contracts', {
      ...{ id: contract, ...employee },
      ...{ starts_on: '2010-01-01', ends_on: '2011-01-01' },
    })
    await add('employee_rates', {
      ...{ id: rate, ...employee, valid_from: '2024-01-01', kind: 'hourly' },
      ...{ currency: 'PLN', weekday_minor: amount },
    })
    await add('schedule_entries', {
      ...{ id: entry, ...employee, type: 0, location_id: locationId, position_id: world.cookId },
      ...{ day: '2026-11-17', start_time: '08:00', end_time: '16:00', zone: 'Europe/Warsaw' },
      ...{ starts_at: '2026-11-17T07:00:00Z', ends_at: '2026-11-17T15:00:00Z' },
      ...{ work_minutes: 480, comment: secret },
    })
    await add('schedule_entries', {
      ...{ id: absence, ...employee, type: 1, location_id: locationId, day: '2026-11-18', full_day: true },
      ...{ start_time: '00:00', end_time: '00:00', zone: 'Europe/Warsaw', work_minutes: 0 },
      ...{ starts_at: '2026-11-17T23:00:00Z', ends_at: '2026-11-18T23:00:00Z', comment: secret },
    })
    await add('schedule_entries', {
      ...{ id: availability, ...employee, type: 8, location_id: locationId, day: '2030-11-18' },
      ...{ start_time: '00:00', end_time: '00:00', zone: 'Europe/Warsaw', work_minutes: 0, full_day: true },
      ...{ starts_at: '2030-11-17T23:00:00Z', ends_at: '2030-11-18T23:00:00Z', comment: secret },
      availability: 'preferred',
    })
    await add('swaps', {
      ...{ id: swap, requester_id: one.employeeId, entry_id: entry, starts_at: '2030-11-17T07:00:00Z' },
      shift: JSON.stringify({
        ...{ entryId: entry, day: '2026-11-17', start: '08:00', end: '16:00', locationId },
        positionId: world.cookId,
      }),
      ...{ note: secret, status: 'asked', needs_confirmation: true },
    })
    await add('open_shifts', {
      ...{ id: openShift, entry_id: entry, starts_at: '2030-11-17T07:00:00Z', rule: 'fair' },
      shift: JSON.stringify({
        ...{ entryId: entry, day: '2026-11-17', start: '08:00', end: '16:00', locationId },
        positionId: world.cookId,
      }),
      closes_at: '2030-11-16T07:00:00Z',
    })
    await add('shift_claims', { id: newId(), open_shift_id: openShift, employee_id: one.employeeId })
    await add('swap_offers', { id: newId(), swap_id: swap, employee_id: world.colleague.employeeId })
    await add('entry_attachments', {
      ...{ id: attachment, ...employee, entry_id: absence, name: `${secret}.pdf`, type: 'application/pdf' },
      ...{ file_key: `${world.organisationId}/${attachment}/x.pdf`, size: 1, sha256: 'x' },
    })
    await add('schedule_commands', {
      ...{ id: newId(), user_id: world.admin.userId, label: 'create', changes: '[]' },
    })
    await add('schedule_publications', {
      ...{ id: publication, user_id: world.admin.userId, kind: 'publish', changes: '[]' },
      ...{ from_day: monday, until_day: '2026-11-23', location_ids: JSON.stringify([locationId]) },
    })
    await add('labour_code_acceptances', {
      ...{ id: acceptance, ...employee, rule_id: 'daily_rest', entry_ids: [entry] },
      ...{ actual: 1, allowed: 2, breach: 1, reason: secret, accepted_by: world.admin.userId },
      ...{ window_start: '2026-11-17T07:00:00Z', window_end: '2026-11-17T15:00:00Z' },
    })
    await add('auto_schedule_runs', {
      ...{ id: run, requested_by: world.admin.userId, state: 'proposed', budget_ms: 1000, seed: 1 },
      ...{ problem: '{}', goals: JSON.stringify(goals) },
      scope: JSON.stringify({
        ...{ from: monday, until: '2026-11-23', locationIds: [locationId] },
        ...{ positionIds: [], employeeIds: [], keep: { published: true, locked: true, manual: true } },
      }),
    })
    await add('auto_schedule_proposals', {
      ...{ id: newId(), run_id: run, variant: 'asked', goals: JSON.stringify(goals) },
      figures: JSON.stringify({
        ...{ filledShifts: 1, unfilledShifts: 0, unfilledMinutes: 0, normDeviationMinutes: 0 },
        ...{ fairnessMinutes: 0, preferencesMet: 0, preferencesTotal: 0, blockingViolations: 0 },
      }),
      changes: JSON.stringify([
        {
          ...{ entryId: entry, day: '2026-11-17', fromEmployeeId: null, toEmployeeId: one.employeeId },
          ...{ reasons: [{ code: secret, details: {} }], acceptedAt: '2026-11-16T08:00:00Z' },
        },
      ]),
      ...{ unfilled: '[]', changed_shifts: 1, changed_people: 1 },
    })
    await add('imports', {
      ...{
        id: fileImport,
        requested_by: world.admin.userId,
        kind: 'employees',
        state: 'checked',
        file_name: secret,
      },
      ...{ columns: JSON.stringify([{ header: secret, field: 'email' }]), options: '{}' },
      ...{ holds_money: false, row_count: 1, counts: JSON.stringify(counts) },
    })
    await trx()
      .table('import_rows')
      .insert({
        ...{ ...owner, import_id: fileImport, number: 2, cells: JSON.stringify([secret]) },
        ...{ outcome: 'invalid', problems: '[]' },
      })
    await add('export_batches', {
      ...{ id: batch, requested_by: world.admin.userId, layout: 'planned_report', format: 'csv' },
      ...{ locale: 'pl-PL', total_minutes: amount },
      scope: JSON.stringify({ from: monday, until: '2026-11-23', locationIds: [locationId] }),
    })
    await add('audit_events', {
      ...{ id: event, action: 'organisation.create', entity: 'tag', entity_id: tag },
      after: JSON.stringify({ name: secret }),
    })
    await add('notifications', {
      ...{ id: notification, ...employee, kind: 'account', data: JSON.stringify({ note: secret }) },
      events: [`test ${notification}`],
    })
    await add('notification_deliveries', {
      ...{ id: delivery, notification_id: notification, channel: 'mail', state: 'failed' },
      due_at: '2026-11-17T07:00:00Z',
    })
    await add('request_types', {
      ...{
        id: requestType,
        name: `${secret} ${requestType}`,
        shortcut: requestType!.slice(-4),
        kind: 'other',
        color: 1,
      },
    })
    await add('requests', {
      ...{
        id: request,
        ...employee,
        request_type_id: requestType,
        location_id: locationId,
        number: (amount % 997) + 1,
      },
      ...{ first_day: '2031-04-07', last_day: '2031-04-08', skip_weekends: true, skip_holidays: true },
      ...{ status: 0, days: '[]', minutes: 960, note: secret },
    })
    await add('request_steps', { id: newId(), request_id: request, kind: 'filed', content: '{}' })
    await add('request_deputies', {
      ...{ id: deputy, employee_id: one.employeeId, deputy_id: world.admin.employeeId },
    })
    await add('schedule_templates', {
      ...{ id: template, location_id: locationId, name: `${secret} ${template}`, description: secret },
      ...{ from_day: monday, until_day: '2026-11-23' },
    })
    await add('schedule_template_entries', {
      ...{ id: newId(), ...employee, template_id: template, day_offset: 1 },
      ...{ start_time: '08:00', end_time: '16:00' },
    })
    await demandRows({ add, world, locationId, secret, monday }, demand)
    await timeRows({ add, employee, locationId, secret, userId: one.userId }, time)
    await add('push_subscriptions', {
      ...{ id: device, user_id: one.userId, session_id: session, p256dh: secret, auth: secret },
      endpoint: `https://push.example.test/${device}`,
    })
    await trx()
      .table('trusted_devices')
      .insert({
        ...{ id: trustedDevice, user_id: one.userId, name: secret, secret_hash: secret },
        expires_at: new Date(Date.now() + 3_600_000),
      })
    await trx()
      .table('sessions')
      .insert({
        ...{ id: session, user_id: one.userId, token_hash: session },
        expires_at: new Date(Date.now() + 3_600_000),
      })
  })
  const made = {
    tag,
    contract,
    rate,
    entry,
    absence,
    availability,
    swap,
    openShift,
    attachment,
    acceptance,
    publication,
    run,
    batch,
    fileImport,
    template,
    event,
    notification,
    delivery,
  }
  return {
    ...(made as Record<keyof typeof made, string>),
    ...demand,
    ...time,
    ...{ request, deputy, device: device!, requestType: requestType! },
    ...{ trustedDevice: trustedDevice!, session: session! },
    ...{ location: locationId, position: world.cookId, employee: one.employeeId, user: one.userId },
    organisation: world.organisationId,
  }
}

export const officePeople = () =>
  Promise.all(
    [roles.backOfficeViewer, roles.backOfficeEditor, roles.backOfficeAdmin, roles.globalAdmin].map(
      officePerson
    )
  )
