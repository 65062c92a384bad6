import { mostOpened } from '@shiftloom/backend/contracts/open_shifts'
import type { ScheduleEntry } from '@shiftloom/backend/contracts/schedule'
import { toast } from '#/ui/toast.ts'
import { openToClaims as send, refreshCollecting } from '../queries/collecting_shifts.ts'
import type { ActionTools } from './action_tools.ts'

/** Opens shifts to claims once the planner agrees, as many people are notified of it. */
export async function openToClaims(
  { labels: { t }, confirm }: Pick<ActionTools, 'labels' | 'confirm'>,
  entries: readonly ScheduleEntry[]
): Promise<void> {
  const count = entries.length
  if (count > mostOpened) {
    toast({ type: 'warning', text: t('scheduling.claims.too_many', { most: mostOpened }) })
    return
  }
  const agreed = await confirm({
    title: t('scheduling.claims.open_title', { count }),
    text: t('scheduling.claims.open_text'),
    confirmLabel: t('scheduling.actions.openToClaims'),
  })
  if (!agreed) return
  try {
    await send(entries.map(({ id }) => id))
    toast({ type: 'success', text: t('scheduling.claims.opened', { count }) })
  } catch {
    // The refusal is shown already; the grid reads what is open now.
  }
  await refreshCollecting()
}
