import type { NamedSwapShift, Swap, SwapPartner } from '@shiftloom/backend/contracts/swaps'
import type { Given, Recipe } from '../ask.ts'
import type { Stage } from '../stage.ts'

const path = '/api/scheduling'
const [manager, colleague, admin] = ['manager', 'location manager', 'organisation admin'] as const

/** A shift of the manager that is not offered yet, and that the location manager can take. */
async function offer({ as, call }: Stage) {
  const who = as(manager)
  const profile = '/api/organisation-management/organisation-users/profile'
  const { employeeId } = await call<{ employeeId: string }>(as(colleague), 'GET', profile)
  const shifts = await call<NamedSwapShift[]>(who, 'GET', `${path}/swappable-shifts`)
  const { items } = await call<{ items: Swap[] }>(who, 'GET', `${path}/swaps?open=true&pageSize=100`)
  const taken = new Set(items.map(({ shift }) => shift.entryId))
  for (const { entryId } of shifts.filter((shift) => !taken.has(shift.entryId))) {
    const partners = await call<SwapPartner[]>(who, 'GET', `${path}/swap-partners?entryId=${entryId}`)
    const partner = partners.find((one) => one.employeeId === employeeId)
    if (partner?.obstacle === null) return { entryId, asked: [{ employeeId, entryId: null }], note: null }
  }
  throw new Error('No shift of the manager can go to the location manager.')
}

/** A swap of its own for each call, which ends before the next one needs the shift. */
const proposed =
  (who: string): Recipe =>
  async (stage): Promise<Given> => {
    const { id } = await stage.call<Swap>(stage.as(manager), 'POST', `${path}/swaps`, await offer(stage))
    if (who === admin) await stage.call(stage.as(colleague), 'POST', `${path}/swaps/${id}/acceptance`)
    return { who: stage.as(who), params: { id } }
  }

/** What swaps need before they can be asked for. */
export const swaps: Record<string, Recipe> = {
  'GET /api/scheduling/swappable-shifts': (stage) => ({ who: stage.as(manager) }),
  'GET /api/scheduling/swap-partners': async (stage) => ({
    who: stage.as(manager),
    query: { entryId: (await offer(stage)).entryId },
  }),
  'POST /api/scheduling/swaps': async (stage) => ({ who: stage.as(manager), body: await offer(stage) }),
  'GET /api/scheduling/swaps/{id}': proposed(manager),
  'DELETE /api/scheduling/swaps/{id}': proposed(manager),
  'POST /api/scheduling/swaps/{id}/acceptance': proposed(colleague),
  'POST /api/scheduling/swaps/{id}/rejection': proposed(colleague),
  'POST /api/scheduling/swaps/{id}/confirmation': proposed(admin),
  'POST /api/scheduling/swaps/{id}/refusal': async (stage, asked) => ({
    ...(await proposed(admin)(stage, asked)),
    body: { reason: 'Too few people then' },
  }),
}
