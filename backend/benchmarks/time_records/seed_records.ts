import db from '@adonisjs/lucid/services/db'
import { newId } from '#app/core/models/new_id'
import { organisationContext, rows } from '#app/core/organisation_context'
import { settleMarked } from '#app/time_tracking/public/settle_marked'
import { roles } from '#contracts/enums'
import { mark, seedMonth } from '../settlement/seed_month.ts'
import { signedIn } from '../users/signed_in.ts'

type Month = { organisationId: string; from: string; until: string }
const wanted = 20_000

/** Records of all punches of a month, of which most have been decided; how many there are. */
export async function seedRecords(month: Month): Promise<number> {
  await seedMonth(month)
  const inOrganisation = <T>(work: () => Promise<T>) => organisationContext.run(month.organisationId, work)
  await inOrganisation(acceptByHand)
  await mark(month, 'all')
  const planned = await inOrganisation(() => settleMarked(Date.now()))
  await inOrganisation(() => punchWithoutPlan(month, wanted - planned))
  await mark(month, 'all')
  await inOrganisation(() => settleMarked(Date.now()))
  const count = await inOrganisation(decide)
  await db.connection('owner').rawQuery('analyze')
  return count
}

/** Otherwise none would be left within the tolerance to decide. */
async function acceptByHand(): Promise<void> {
  await rows('update organisations set settings = settings || ?::jsonb', [
    JSON.stringify({ companyRules: { timeRegistration: { automaticAcceptance: false } } }),
  ])
}

/** Four hours of work on days without a shift. */
async function punchWithoutPlan({ organisationId, from, until }: Month, count: number): Promise<void> {
  for (const [kind, time] of [
    ['start', '10:00'],
    ['end', '14:00'],
  ])
    await rows(
      `insert into time_punches (id, organisation_id, employee_id, location_id, kind, at, method, sent_by)
       select gen_random_uuid(), e.organisation_id, e.id, e.main_location_id, '${kind}',
         (d::date + time '${time}') at time zone 'Europe/Warsaw', 'browser',
         (select id from users where organisation_id = ? limit 1)
       from employees e cross join generate_series(?::date, ?::date - 1, interval '1 day') d
       where not exists (select from schedule_entries s
         where s.employee_id = e.id and s.type = 0 and s.day between d::date - 1 and d::date)
       order by d, e.id limit ?`,
      [organisationId, from, until, Math.max(0, count)]
    )
}

/** Seven in ten of the plain ones approved, one in ten of the others rejected. */
async function decide(): Promise<number> {
  await rows(
    `update time_records set decided_at = now(), decided_by = (select id from users limit 1),
       status = case when within_tolerance then 1 else 2 end,
       reject_reason = case when not within_tolerance then 'Not agreed' end
     where not is_open and case when within_tolerance then abs(hashtext(id::text)) % 10 < 7
       else abs(hashtext(id::text)) % 10 = 0 end`
  )
  const [{ count } = { count: 0 }] = await rows<{ count: number }>(
    'select count(*)::int as count from time_records'
  )
  return count
}

/** A location manager of one location. */
export async function seedManager(organisationId: string): Promise<{ token: string; locationId: string }> {
  const employeeId = newId()
  const { userId, token } = await signedIn(organisationId, roles.locationManager)
  const [location] = await organisationContext.run(organisationId, () =>
    rows<{ id: string }>('select id from locations order by id limit 1')
  )
  const locationId = location!.id
  await organisationContext.run(organisationId, async () => {
    await rows(
      `insert into employees (id, organisation_id, user_id, name, surname, main_location_id)
       values (?, ?, ?, 'Lan', 'Zych', ?)`,
      [employeeId, organisationId, userId, locationId]
    )
    await rows(
      'insert into employee_locations (organisation_id, employee_id, location_id) values (?, ?, ?)',
      [organisationId, employeeId, locationId]
    )
  })
  return { token, locationId }
}
