import type { ApiClient } from '@japa/api-client'
import { periodOf } from '@shiftloom/solver/time'
import { newId } from '#app/core/models/new_id'
import { organisationContext, rows, trx } from '#app/core/organisation_context'
import type { SettledPerson } from '#contracts/settlement'
import type { Person, World } from '#tests/world/world'

export const settlementPath = '/api/time-tracking/settlement'
const november = { from: '2026-11-01', until: '2026-12-01' }

/** What a person reads of settlement, November 2026 unless said otherwise. */
export async function settlement(
  client: ApiClient,
  who: Person,
  more: object = {}
): Promise<SettledPerson[]> {
  const answer = await client
    .get(settlementPath)
    .qs({ ...november, ...more })
    .bearerToken(who.token)
  answer.assertStatus(200)
  return answer.body().result.items
}

/**
 * Approved records as if made of punches, by the clock of a place: `2026-11-17 06:00-18:00 plan 06:00-14:00 break 30`. An
 * end not later than the start is on the next day.
 */
export const approved = (
  { organisationId, locationId }: World,
  { employeeId }: Person,
  texts: readonly string[],
  zone = 'Europe/Warsaw'
): Promise<unknown> =>
  organisationContext.run(organisationId, () =>
    trx()
      .table('time_records')
      .multiInsert(
        texts.map((text) => {
          const [day = '', hours = '', ...options] = text.split(' ')
          const option = (name: string): string | undefined =>
            options.includes(name) ? options[options.indexOf(name) + 1] : undefined
          const counted = periodIn(day, hours, zone)
          const plan = option('plan')
          const planned = plan === undefined ? null : periodIn(day, plan, zone)
          const unpaid = Number(option('break') ?? 0)
          return {
            ...{ id: newId(), organisation_id: organisationId, employee_id: employeeId },
            ...{ location_id: locationId, key: `punch:${newId()}`, day, zone, fingerprint: text, status: 1 },
            ...{ counted_starts_at: counted.start, counted_ends_at: counted.end },
            ...{ work_minutes: counted.minutes - unpaid, unpaid_break_minutes: unpaid },
            planned_starts_at: planned?.start ?? null,
            planned_ends_at: planned?.end ?? null,
            planned_minutes: planned?.minutes ?? null,
          }
        })
      )
  )

function periodIn(day: string, hours: string, zone: string) {
  const [from = '', until = ''] = hours.split('-')
  const { start, end } = periodOf(day, from, until, zone)
  return { start: new Date(start), end: new Date(end), minutes: (end - start) / 60_000 }
}

/** An hourly wage; kinds of days that are left out have that of weekdays. */
export const paid = (
  { organisationId }: World,
  { employeeId }: Person,
  weekdayMinor: number,
  more: { validFrom?: string; currency?: string; saturday?: number; sunday?: number; dayOff?: number } = {}
): Promise<unknown> =>
  organisationContext.run(organisationId, () =>
    rows(
      `insert into employee_rates (id, organisation_id, employee_id, valid_from, kind, currency, weekday_minor,
         saturday_minor, sunday_minor, day_off_minor)
       values (?, ?, ?, ?, 'hourly', ?, ?, ?, ?, ?)`,
      [
        ...[newId(), organisationId, employeeId, more.validFrom ?? '2026-01-01', more.currency ?? 'PLN'],
        ...[weekdayMinor, more.saturday ?? null, more.sunday ?? null, more.dayOff ?? null],
      ]
    )
  )
