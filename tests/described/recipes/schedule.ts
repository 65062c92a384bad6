import { roles } from '@shiftloom/backend/contracts/enums'
import { addDays, comingMonday } from '../../stage/days.ts'
import { newId } from '../../stage/ids.ts'
import { until } from '../../stage/until.ts'
import type { Given, Recipe } from '../ask.ts'
import type { Place } from '../home.ts'
import type { Stage } from '../stage.ts'
import { freshEmail } from './newcomers.ts'

const base = '/api/scheduling'
const admin = 'organisation admin'
const monday = comingMonday()
const range = { from: monday, until: addDays(monday, 7) }

const shiftOf = (
  { id, positionId }: Place,
  day: string,
  employeeId: string | null = null,
  start = '08:00',
  end = '16:00'
) => ({
  kind: 'create',
  id: newId(),
  entry: {
    ...{ type: 0, employeeId, locationId: id, positionId, day, start, end, breaks: [] },
  },
})
const creation = (place: Place) => ({ id: newId(), label: 'create', operations: [shiftOf(place, monday)] })

const command = async (stage: Stage, place: Place): Promise<void> => {
  await stage.call(stage.as(admin), 'POST', `${base}/commands`, creation(place))
}

const goals = { coverage: 100, fairness: 50, preferences: 50, stability: 0, cost: 0 }
const scopeOf = ({ id }: Place) => ({
  ...{ ...range, locationIds: [id], positionIds: [], employeeIds: [] },
  keep: { published: true, locked: true, manual: true },
})
const generation = (place: Place) => ({
  scope: scopeOf(place),
  goals,
  budgetMs: 5_000,
  variants: null,
  repair: null,
})

type Run = { id: string; state: string; scope: { locationIds: string[] } }
const openRunAt = async ({ as, call }: Stage, place: Place): Promise<Run | undefined> =>
  (await call<Run[]>(as(admin), 'GET', `${base}/auto-schedule-runs?state=open`)).find(({ scope }) =>
    scope.locationIds.includes(place.id)
  )

/** Frees the location of the run it has, if any; a search that is ending becomes a proposal first. */
const withoutRun = (stage: Stage, place: Place): Promise<void> =>
  until(async () => {
    const run = await openRunAt(stage, place)
    if (!run) return
    const end = run.state === 'proposed' ? 'rejection' : 'cancellation'
    await stage.call(stage.as(admin), 'POST', `${base}/auto-schedule-runs/${run.id}/${end}`)
    return false
  })

/** A run that has just begun. */
async function begun(stage: Stage): Promise<string> {
  const place = stage.places[1]
  await withoutRun(stage, place)
  await command(stage, place)
  const run = await stage.call<Run>(stage.as(admin), 'POST', `${base}/auto-schedule-runs`, generation(place))
  return run.id
}

/** A proposal that waits for a decision: the same one until it is decided. */
async function proposed(stage: Stage): Promise<string> {
  const place = stage.places[0]
  const open = await openRunAt(stage, place)
  if (open?.state === 'proposed') return open.id
  await withoutRun(stage, place)
  await command(stage, place)
  const { id } = await stage.call<Run>(
    stage.as(admin),
    'POST',
    `${base}/auto-schedule-runs`,
    generation(place)
  )
  await until(async () => (await openRunAt(stage, place))?.state === 'proposed')
  return id
}
const ofProposal =
  (body?: object): Recipe =>
  async (stage) => ({ who: stage.as(admin), params: { id: await proposed(stage) }, body })
const ofBegun: Recipe = async (stage) => ({ who: stage.as(admin), params: { id: await begun(stage) } })

type Verdict = { ruleId: string; employeeId: string; entryIds: string[] }
/** Two shifts of one person with six hours between them, in a week of their own. */
async function breach(stage: Stage): Promise<Verdict> {
  const place = stage.places[2]
  weeks += 1
  const [day, next] = [addDays(monday, 7 * weeks), addDays(monday, 7 * weeks + 1)]
  const [employeeId = ''] = place.employeeIds
  const operations = [
    shiftOf(place, day, employeeId, '14:00', '22:00'),
    shiftOf(place, next, employeeId, '04:00', '12:00'),
  ]
  await lawfully(stage)
  const made = { id: newId(), label: 'create', operations, override: { reason: 'Agreed with them' } }
  await stage.call(stage.as(admin), 'POST', `${base}/commands`, made)
  const query = new URLSearchParams({ from: day, until: addDays(day, 7), 'locationIds[]': place.id })
  const { items } = await stage.call<{ items: Verdict[] }>(
    stage.as(admin),
    'GET',
    `${base}/rule-verdicts?${query}`
  )
  return items.find(({ entryIds }) => entryIds.length > 0)!
}
let weeks = 10

/** The rules of the law, and administrators who may override them, whatever was drawn for the company's own before. */
async function lawfully({ as, call }: Stage): Promise<void> {
  const { version } = await call<{ version: number }>(as(admin), 'GET', '/api/labour-code/settings')
  const rules = { verification: null, severities: null, overrideRoles: [roles.organisationAdmin] }
  await call(as(admin), 'PUT', '/api/labour-code/settings', { version, ...rules })
}
const accepting = async (stage: Stage) => {
  const { ruleId, employeeId, entryIds } = await breach(stage)
  return { ruleId, employeeId, entryIds, reason: 'Agreed with them' }
}

async function published(stage: Stage): Promise<{ id: string; locationIds: string[] }> {
  const place = stage.places[0]
  const locationIds = [place.id]
  await command(stage, place)
  const who = stage.as(admin)
  const scope = { ...range, locationIds }
  const shared = { entryIds: null, override: { reason: 'Agreed with everyone' } }
  await stage.call(who, 'POST', `${base}/publications`, { ...scope, ...shared })
  const [last] = await stage.call<{ id: string }[]>(who, 'POST', `${base}/publications/undoable`, {
    ...scope,
    ...{ employeeIds: null, positionIds: null },
  })
  return { id: last!.id, locationIds }
}

async function template(stage: Stage, place = stage.places[0]): Promise<string> {
  const body = await ofWeek(stage, place)
  return (await stage.call<{ id: string }>(stage.as(admin), 'POST', `${base}/templates`, body)).id
}
async function ofWeek(stage: Stage, place = stage.places[0]) {
  await command(stage, place)
  return {
    ...{ ...range, locationId: place.id, withPeople: true, description: null },
    name: `Week ${newId()}`,
  }
}

const applying = { from: addDays(monday, 70), repetitions: 1, withPeople: false }
const ofTemplate =
  (body?: object) =>
  async (stage: Stage): Promise<Given> => ({
    who: stage.as(admin),
    params: { id: await template(stage) },
    body,
  })

const ofPlace: Recipe = ({ as, places }) => ({
  who: as(admin),
  query: { ...range, 'locationIds[]': places[0].id, locationIds: [] },
})

/** People who work by a template of their own. */
async function fixed(stage: Stage): Promise<Given> {
  const place = stage.places[2]
  await stage.call(stage.as(admin), 'POST', '/api/organisation-management/employees', {
    ...{ name: 'Ada', surname: 'Fixed', email: freshEmail(), role: 0, mainLocationId: place.id },
    ...{
      locationIds: [place.id],
      positionIds: [place.positionId],
      fixedScheduleTemplateId: await template(stage, place),
    },
  })
  return { who: stage.as(admin), body: { ...range, locationIds: [place.id] } }
}

export const schedule: Record<string, Recipe> = {
  'POST /api/scheduling/commands': async (stage) => ({
    body: { ...creation(stage.places[0]), override: null },
  }),
  'POST /api/scheduling/commands/undo': async (stage) => {
    await command(stage, stage.places[0])
    return { who: stage.as(admin), body: { stepId: null } }
  },
  'POST /api/scheduling/commands/redo': async (stage) => {
    await command(stage, stage.places[0])
    await stage.call(stage.as(admin), 'POST', `${base}/commands/undo`, { stepId: null })
    return { who: stage.as(admin), body: { stepId: null } }
  },
  'POST /api/scheduling/rule-acceptances': async (stage) => {
    return { who: stage.as(admin), body: await accepting(stage) }
  },
  'DELETE /api/scheduling/rule-acceptances/{id}': async (stage) => {
    const who = stage.as(admin)
    const { id } = await stage.call<{ id: string }>(
      who,
      'POST',
      `${base}/rule-acceptances`,
      await accepting(stage)
    )
    return { who, params: { id } }
  },
  'GET /api/scheduling/shift-rates': ofPlace,
  'POST /api/scheduling/bulk-changes': async (stage) => {
    await command(stage, stage.places[1])
    return { who: stage.as(admin), body: { ...range, locationIds: [stage.places[1].id], entryIds: null } }
  },
  'POST /api/scheduling/publications': async (stage) => {
    await command(stage, stage.places[1])
    return { who: stage.as(admin), body: { ...range, locationIds: [stage.places[1].id], entryIds: null } }
  },
  'POST /api/scheduling/publications/withdrawals': async (stage) => {
    const { locationIds } = await published(stage)
    return { who: stage.as(admin), body: { ...range, locationIds, entryIds: null } }
  },
  'POST /api/scheduling/auto-schedule-checks': async (stage) => ({
    body: { scope: scopeOf(stage.places[0]), repair: null },
  }),
  'POST /api/scheduling/auto-schedule-runs': async (stage) => {
    const place = stage.places[2]
    await withoutRun(stage, place)
    await command(stage, place)
    return { who: stage.as(admin), body: generation(place) }
  },
  'GET /api/scheduling/auto-schedule-runs/{id}': ofProposal(),
  'GET /api/scheduling/auto-schedule-runs/{id}/variants/{key}': async (stage) => ({
    ...{ who: stage.as(admin), params: { id: await proposed(stage), key: 'asked' } },
  }),
  'POST /api/scheduling/auto-schedule-runs/{id}/stop': ofBegun,
  'POST /api/scheduling/auto-schedule-runs/{id}/cancellation': ofBegun,
  'POST /api/scheduling/auto-schedule-runs/{id}/rejection': ofProposal(),
  'POST /api/scheduling/auto-schedule-runs/{id}/omissions': ofProposal({ entryIds: [], leftOut: true }),
  'POST /api/scheduling/auto-schedule-runs/{id}/acceptances': ofProposal({
    kind: 'all',
    variant: null,
    override: { reason: 'Agreed with everyone' },
  }),
  'POST /api/scheduling/publications/undoable': ({ as, places }) => ({
    ...{
      who: as(admin),
      body: { ...range, locationIds: [places[1].id], employeeIds: null, positionIds: null },
    },
  }),
  'POST /api/scheduling/publications/{id}/undo': async (stage) => {
    const { id, locationIds } = await published(stage)
    const body = { ...range, locationIds, employeeIds: null, positionIds: null }
    return { who: stage.as(admin), params: { id }, body }
  },
  'POST /api/scheduling/templates': async (stage) => ({ who: stage.as(admin), body: await ofWeek(stage) }),
  'GET /api/scheduling/templates/{id}': ofTemplate(),
  'DELETE /api/scheduling/templates/{id}': ofTemplate(),
  'POST /api/scheduling/templates/{id}/previews': ofTemplate(applying),
  'PUT /api/scheduling/templates/{id}': async (stage) => ({
    ...(await ofTemplate()(stage)),
    body: { name: `Week ${newId()}`, retake: null },
  }),
  'POST /api/scheduling/templates/{id}/applications': async (stage) => ({
    ...(await ofTemplate()(stage)),
    body: { ...applying, id: newId() },
  }),
  'POST /api/scheduling/period-copies': async (stage) => {
    await command(stage, stage.places[0])
    const body = { ...range, weeks: 4, locationIds: [stage.places[0].id], withPeople: false, entryIds: null }
    return { who: stage.as(admin), body: { ...body, id: newId() } }
  },
  'POST /api/scheduling/fixed-templates/previews': fixed,
  'POST /api/scheduling/fixed-templates/applications': async (stage) => {
    const given = await fixed(stage)
    return { ...given, body: { ...given.body, id: newId() } }
  },
}
