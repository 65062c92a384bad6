import type { Locale } from '@shiftloom/backend/contracts/enums'
import type { ReactNode } from 'react'
import { SchedulerContext, type Scheduler } from '#/features/scheduling/context/scheduler_context.ts'
import { noFilters } from '#/features/scheduling/model/filters.ts'
import { createUiStore } from '#/features/scheduling/state/ui_state.ts'
import { makeLabels } from '#/features/scheduling/words/labels.ts'
import { i18n } from '#/lib/i18n/i18n.ts'
import { formatFor } from '#/lib/writing/format.ts'
import { renderSeeded } from './seeded.tsx'

const centre = { id: 'centre', name: 'Centre', timeZone: 'Europe/Warsaw' }
const directory = { locations: [centre], positions: [], tags: [] } as never

type Given = Partial<Omit<Scheduler, 'model'>> & {
  model?: Partial<Scheduler['model']>
  /** Parts of the screen whose texts come later. */
  parts?: string[]
  locale?: Locale
}

/** A component of the schedule in a week with nothing planned, except for what is given, as an administrator sees it. */
export async function renderInScheduler(
  shown: ReactNode,
  { model, parts = [], locale = 'en-US', ...given }: Given = {}
) {
  const week = { from: '2026-11-16', until: '2026-11-23' }
  const scheduler = {
    ui: createUiStore(),
    labels: makeLabels(
      (key, values) => i18n.t(key, values ?? {}),
      formatFor(locale),
      directory,
      'Europe/Warsaw'
    ),
    directory,
    rights: { edit: true },
    grid: { current: null },
    ...given,
    model: {
      state: { range: week, locationIds: ['centre'], filters: noFilters },
      range: { ...week, revision: 1, entries: [], people: [] },
      entryById: new Map(),
      personById: new Map(),
      ...model,
    },
  } as unknown as Scheduler
  const client = await renderSeeded(<SchedulerContext value={scheduler}>{shown}</SchedulerContext>, {
    feature: 'scheduling',
    parts,
    locale,
  })
  return { scheduler, client }
}
