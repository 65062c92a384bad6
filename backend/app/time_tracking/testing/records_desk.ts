import type { ApiClient } from '@japa/api-client'
import { newId } from '#app/core/models/new_id'
import { organisationContext, rows } from '#app/core/organisation_context'
import { markByClock } from '#app/time_tracking/records/mark_by_clock'
import { settleMarked } from '#app/time_tracking/records/settle_marked'
import { markDays } from '#app/time_tracking/marks/marks'
import type { EntryDraft } from '#contracts/schedule'
import { place } from '#tests/world/placed_shifts'
import { acting, type Person, type World } from '#tests/world/world'

const base = '/api/time-tracking'
const path = `${base}/records`

/** What the background does: what time alone changes, and every mark. */
export const settled = ({ organisationId }: World, now = later) =>
  organisationContext.run(organisationId, async () => {
    await markByClock(now)
    return settleMarked(now)
  })

export const mustRegister = ({ organisationId }: World) =>
  organisationContext.run(organisationId, () =>
    rows('update employees set time_registration_required = true')
  )

/** Whether the company approves what is within the tolerance by rule. */
export const acceptance = ({ organisationId }: World, automaticAcceptance: boolean) =>
  organisationContext.run(organisationId, () =>
    rows(`update organisations set settings = settings || ?::jsonb`, [
      JSON.stringify({ companyRules: { timeRegistration: { automaticAcceptance } } }),
    ])
  )

const november = { from: '2026-11-01', until: '2026-12-01' }
/** After every shift and punch of the tests. */
export const later = Date.parse('2026-11-20T12:00:00Z')

/** Published shifts of a person on Monday 2 November 2026, at the world's first location unless said otherwise. */
export async function planned(world: World, { employeeId }: Person, drafts: Partial<EntryDraft>[] = [{}]) {
  const entries = await place(
    world,
    drafts.map((draft) => ({ employeeId, ...draft }))
  )
  await acting(world.admin, () =>
    rows(
      `update schedule_entries e set published = schedule_entry_face(e), published_facts = schedule_entry_facts(e),
        published_at = now() where id = any(?::uuid[])`,
      [entries.map(({ id }) => id)]
    )
  )
  return entries
}

/** Punches as if they had come in, `start 2026-11-02 07:00` in UTC, with the marks they leave. */
export const punched = (world: World, { employeeId, userId }: Person, texts: string[]): Promise<string[]> =>
  organisationContext.run(world.organisationId, async () => {
    const made = texts.map((text) => {
      const [kind, day, clock] = text.split(' ')
      return { id: newId(), kind, day: day!, at: `${day}T${clock}:00Z` }
    })
    for (const { id, kind, at } of made)
      await rows(
        `insert into time_punches (id, organisation_id, employee_id, location_id, kind, at, method, sent_by)
         values (?, ?, ?, ?, ?, ?, 'browser', ?)`,
        [id, world.organisationId, employeeId, world.locationId, kind, at, userId]
      )
    await markDays(made.map(({ day }) => ({ employeeId, day })))
    return made.map(({ id }) => id)
  })

/** A later event says that a punch does not count. */
export const voided = (world: World, { employeeId, userId }: Person, punchId: string) =>
  organisationContext.run(world.organisationId, async () => {
    await rows(
      `insert into time_punches (id, organisation_id, employee_id, location_id, kind, at, method, corrects_id, sent_by)
       select ?, organisation_id, employee_id, location_id, 'void', at, 'browser', id, ? from time_punches where id = ?`,
      [newId(), userId, punchId]
    )
    await markDays([{ employeeId, day: '2026-11-02' }])
  })

/** Records as they are stored, by person and instant. */
export const storedRecords = ({ organisationId }: World) =>
  organisationContext.run(organisationId, () =>
    rows<{ id: string; version: number; workMinutes: number; flags: object[] }>(
      `select id, version, work_minutes as "workMinutes", flags from time_records order by employee_id, real_starts_at`
    )
  )

/** What a person does with records over HTTP. */
export function recordsDesk(client: ApiClient, who: Person) {
  const as = <T extends { bearerToken(token: string): T }>(request: T): T => request.bearerToken(who.token)
  const reason = 'Agreed with the person'
  return {
    list: (more: object = {}) => as(client.get(path)).qs({ ...november, ...more }),
    show: (id: string) => as(client.get(`${path}/${id}`)),
    summary: (more: object = {}) => as(client.get(`${base}/record-summary`)).qs({ ...november, ...more }),
    accept: (id: string, version: number) => as(client.post(`${path}/${id}/acceptance`)).json({ version }),
    reject: (id: string, version: number, why = reason) =>
      as(client.post(`${path}/${id}/rejection`)).json({ version, reason: why }),
    edit: (id: string, change: object) => as(client.put(`${path}/${id}`)).json({ reason, ...change }),
    acceptAll: (records: { id: string; version: number }[]) =>
      as(client.post(`${path}/acceptances`)).json({ records }),
  }
}
