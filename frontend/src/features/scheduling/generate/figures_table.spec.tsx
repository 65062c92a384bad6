import type { RunFigures, RunVariant } from '@shiftloom/backend/contracts/auto_schedule'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderSeeded } from '#/../testing/seeded.tsx'
import { loadFeatureTexts, startI18n } from '#/lib/i18n/i18n.ts'
import { SchedulerContext, type Scheduler } from '../context/scheduler_context.ts'
import { useLabels } from '../words/labels.ts'
import { FiguresTable } from './figures_table.tsx'

const figures = (alertsByRule: Record<string, number>): RunFigures => ({
  ...{
    filledShifts: 9,
    unfilledShifts: 1,
    unfilledMinutes: 480,
    normDeviationMinutes: 0,
    fairnessMinutes: 0,
  },
  ...{ preferencesMet: 0, preferencesTotal: 0, blockingViolations: 0, alertsByRule },
})

function Shown({ alerts }: { alerts: Record<string, number> }) {
  const labels = useLabels({ locations: [], positions: [], tags: [] }, 'Europe/Warsaw')
  const scheduler = { labels, rights: { cost: false } } as unknown as Scheduler
  const variant = { figures: figures(alerts) } as unknown as RunVariant
  return (
    <SchedulerContext value={scheduler}>
      <FiguresTable before={figures({ daily_rest: 1 })} variant={variant} />
    </SchedulerContext>
  )
}
async function alertsRow(alerts: Record<string, number>): Promise<(string | null)[]> {
  await startI18n('en-US')
  await loadFeatureTexts('labour_code')
  await loadFeatureTexts('scheduling')
  await renderSeeded(<Shown alerts={alerts} />, { feature: 'generate' })
  return [...screen.getByRole('row', { name: /^Alerts/ }).children].map(({ textContent }) => textContent)
}

test('under the alerts of a plan are their rules, most first', async () => {
  expect(await alertsRow({ daily_rest: 2, day_break: 1_200 })).toEqual([
    'AlertsBreaks: 1,200, Daily rest: 2',
    '1',
    expect.stringMatching(/^1,202 ▼/),
  ])
})

test('hours of a plan have their unit', async () => {
  await alertsRow({})
  expect(screen.getByRole('row', { name: /^Open hours/ }).textContent).toBe('Open hours8 h8 h')
})

test('a plan without alerts names no rule', async () => {
  expect((await alertsRow({}))[0]).toBe('Alerts')
})
