import { until } from '../../stage/until.ts'
import type { Recipe } from '../ask.ts'
import type { Stage } from '../stage.ts'
import { company, founder, ownerOfCompany, regional, type Newcomer } from './newcomers.ts'

const request = '/api/organisation-management/organisation/deletion-request'
const reason = 'The company has been closed.'

/** A company of its own for what would end or change that of everyone else. */
const companies = new WeakMap<Stage, Promise<Newcomer>>()
export function owner(stage: Stage): Promise<Newcomer> {
  const found = companies.get(stage) ?? ownerOfCompany(stage)
  companies.set(stage, found)
  return found
}

const samples = new WeakMap<Stage, Promise<Newcomer>>()
/** The owner of a company that has been filled with sample data. */
function withSamples(stage: Stage): Promise<Newcomer> {
  const make = async () => {
    const who = await ownerOfCompany(stage)
    await fill(stage, who)
    return who
  }
  const found = samples.get(stage) ?? make()
  samples.set(stage, found)
  return found
}

async function fill({ call }: Stage, who: Newcomer): Promise<void> {
  const state = async () => (await call<{ state: string } | null>(who, 'GET', '/api/sample-data'))?.state
  if ((await state()) === 'added') return
  await until(async () => (await state()) !== 'removing')
  await call(who, 'POST', '/api/sample-data')
  await until(async () => (await state()) === 'added')
}

/** @param who has a company to end */
export async function leaving(
  { call }: Stage,
  who: Newcomer
): Promise<{ who: Newcomer; organisationId: string }> {
  const { organisationId, organisationName } = await call<{
    organisationId: string
    organisationName: string
  }>(who, 'GET', '/api/organisation-management/organisation-users/profile')
  if (!(await call<object | null>(who, 'GET', request)))
    await call(who, 'POST', request, { reason, name: organisationName })
  return { who, organisationId }
}

export const founding: Record<string, Recipe> = {
  'PUT /api/onboarding/company': async (stage) => ({ who: await founder(stage), body: company }),
  'PUT /api/onboarding/regional': async (stage) => {
    const who = await founder(stage)
    await stage.call(who, 'PUT', '/api/onboarding/company', company)
    return { who, body: regional }
  },
  'PUT /api/onboarding/step': async (stage) => ({ who: await owner(stage), body: { locationId: null } }),
  'POST /api/sample-data': async (stage) => ({ who: await owner(stage) }),
  'DELETE /api/sample-data': async (stage) => {
    const who = await ownerOfCompany(stage)
    await stage.call(who, 'POST', '/api/sample-data')
    return { who }
  },
  'GET /api/sample-data/removal': async (stage) => ({ who: await withSamples(stage) }),
  'POST /api/sample-data/removal': async (stage) => {
    const who = await withSamples(stage)
    await fill(stage, who)
    return { who }
  },
  [`POST ${request}`]: async (stage) => {
    const { who } = await leaving(stage, await owner(stage))
    await stage.call(who, 'DELETE', request)
    return { who, body: { reason, name: company.name } }
  },
  [`DELETE ${request}`]: async (stage) => ({ who: (await leaving(stage, await owner(stage))).who }),
}
