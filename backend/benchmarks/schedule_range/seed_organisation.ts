import db from '@adonisjs/lucid/services/db'
import { newId } from '#app/core/models/new_id'
import { organisationContext, rows, trx } from '#app/core/organisation_context'
import { licenceFeatures, roles } from '#contracts/enums'
import { signedIn } from '../users/signed_in.ts'

type Size = { people: number; from: string; until: string }

/** An organisation with shifts, leave, breaks and comments; most of it published, some of it changed since. */
export async function seedOrganisation(size: Size) {
  const organisationId = newId()
  await organisationContext.run(organisationId, () => seed(organisationId, size))
  const { token } = await signedIn(organisationId, roles.organisationAdmin)
  await db.connection('owner').rawQuery('analyze')
  return { organisationId, token }
}

async function seed(organisationId: string, { people, from, until }: Size): Promise<void> {
  const owner = { organisation_id: organisationId }
  await trx()
    .table('organisations')
    .insert({
      id: organisationId,
      name: 'Benchmark',
      status: 0,
      licence_features: JSON.stringify(Object.fromEntries(licenceFeatures.map((feature) => [feature, true]))),
    })
  const locations = [newId(), newId(), newId()]
  const positions = [newId(), newId(), newId(), newId()]
  for (const id of locations)
    await trx()
      .table('locations')
      .insert({ id, ...owner, name: id, time_zone: 'Europe/Warsaw' })
  for (const id of positions)
    await trx()
      .table('positions')
      .insert({ id, ...owner, name: id })
  const employees = Array.from({ length: people }, (_, index) => ({
    id: newId(),
    ...owner,
    name: `Name ${index}`,
    surname: `Surname ${index}`,
    main_location_id: locations[index % 3],
    integration_id: String(index),
  }))
  const linked = employees.map(({ id }) => ({ ...owner, employee_id: id }))
  await trx().table('employees').multiInsert(employees)
  await trx()
    .table('employee_locations')
    .multiInsert(linked.map((link, index) => ({ ...link, location_id: locations[index % 3] })))
  await trx()
    .table('employee_positions')
    .multiInsert(linked.map((link, index) => ({ ...link, position_id: positions[index % 4] })))
  await trx()
    .table('employee_contracts')
    .multiInsert(linked.map((link) => ({ id: newId(), ...link, starts_on: '2020-01-01' })))
  await seedEntries({ from, until, positions })
}

/** Five days in seven, early, late and night shifts; a tenth is leave, a tenth of the shifts is unassigned. */
async function seedEntries({
  from,
  until,
  positions,
}: {
  from: string
  until: string
  positions: string[]
}): Promise<void> {
  await rows(
    `insert into schedule_entries (id, organisation_id, type, employee_id, location_id, position_id, day, start_time,
       end_time, full_day, zone, starts_at, ends_at, work_minutes, breaks, comment, code)
     select gen_random_uuid(), e.organisation_id, case when n % 10 = 9 then 1 else 0 end,
       case when n % 10 = 8 then null else e.id end, e.main_location_id, (?::uuid[])[1 + n % 4], d::date,
       s.starts, s.ends, false, 'Europe/Warsaw', (d::date + s.starts::time) at time zone 'Europe/Warsaw',
       (d::date + s.starts::time + interval '8 hours') at time zone 'Europe/Warsaw', 450,
       '[{"start": null, "minutes": 30, "paid": false}]', case when n % 7 = 0 then 'Bring the keys' end,
       case when n % 10 = 9 then 'UW' end
     from (select *, (row_number() over ())::int as i from employees) e
       cross join generate_series(?::date, ?::date - 1, interval '1 day') d
       cross join lateral (select e.i + extract(doy from d)::int as n) x
       cross join lateral (select (array['06:00', '14:00', '22:00'])[1 + n % 3] as starts,
         (array['14:00', '22:00', '06:00'])[1 + n % 3] as ends) s
     where n % 7 < 5`,
    [positions, from, until]
  )
  await rows(
    `update schedule_entries e set published = schedule_entry_face(e), published_facts = schedule_entry_facts(e)
     where hashtext(id::text) % 5 <> 0`
  )
  await rows(`update schedule_entries set comment = 'Changed' where hashtext(id::text) % 20 = 1`)
}
