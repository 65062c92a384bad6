import { VisuallyHidden } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useMemo, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { loadFeatureTexts } from '#/lib/i18n/i18n.ts'
import { entitlementsOf, useCan, useProfile } from '#/lib/account/profile.ts'
import { useConfirm } from '#/ui/confirm.tsx'
import { ErrorState } from '#/ui/error_state.tsx'
import { useActions } from './actions/use_actions.ts'
import { useScreenKeys } from './actions/use_screen_keys.ts'
import { ActionMenu } from './entry/action_menu.tsx'
import { HoverCard } from './entry/hover_card.tsx'
import { PersonPicker } from './entry/person_picker.tsx'
import { QuickEntryCard } from './entry/quick_entry.tsx'
import { ShiftPanel } from './entry/shift_panel.tsx'
import { ShortcutSheet } from './entry/shortcut_sheet.tsx'
import { useOpenRun } from './generate/use_open_run.ts'
import { CoveredSlot } from './grid/coverage/covered_slot.tsx'
import { GridSkeleton } from './grid/grid_skeleton.tsx'
import { SchedulerGrid } from './grid/scheduler_grid.tsx'
import { useColumnWidths } from './grid/use_column_widths.ts'
import { useRules } from './rules/use_rules.ts'
import classes from './scheduler_screen.module.css'
import { runnerOf } from './state/command_runner.ts'
import type { GridHandle } from './state/grid_handle.ts'
import { useLabels } from './words/labels.ts'
import { rangeQuery, useDirectory } from './queries/schedule.ts'
import { SchedulerContext, useScheduler, type Scheduler } from './context/scheduler_context.ts'
import type { Rights } from './state/rights.ts'
import { createUiStore, type UiStore } from './state/ui_state.ts'
import { useCollecting } from './state/use_collecting.ts'
import { useCoverage } from './state/use_coverage.ts'
import { useHeldEdit } from './state/use_held_edit.ts'
import { useLiveNeeds } from './state/use_live_needs.ts'
import { useLiveSchedule } from './state/use_live_schedule.ts'
import { useScheduleModel } from './state/use_schedule_model.ts'
import { useSchedulerUrl } from './state/use_scheduler_url.ts'
import { useShownPlan } from './state/use_shown_plan.ts'
import { useLiveWaiting, useWaitingRequests } from './state/use_waiting_requests.ts'
import { FilterBar } from './toolbar/filter_bar.tsx'
import { SelectionBar } from './toolbar/selection_bar.tsx'
import { Toolbar } from './toolbar/toolbar.tsx'
import { WaitingStrip } from './toolbar/waiting_strip.tsx'
import { usePublishing } from './toolbar/use_publishing.tsx'
import { WarningCard } from './warnings/warning_card.tsx'
import { NobodyToPlan } from './nobody_to_plan.tsx'
import { NoNeed } from './no_need.tsx'

const GeneratePanel = lazy(async () => {
  const [file] = await Promise.all([import('./generate/generate_panel.tsx'), loadFeatureTexts('generate')])
  return { default: file.GeneratePanel }
})
const RepairPanel = lazy(async () => {
  const [file] = await Promise.all([import('./repair/repair_panel.tsx'), loadFeatureTexts('generate')])
  return { default: file.RepairPanel }
})
const ReplacementsCard = lazy(async () => {
  const [file] = await Promise.all([
    import('./replacements/replacements_card.tsx'),
    loadFeatureTexts('generate'),
  ])
  return { default: file.ReplacementsCard }
})
const TemplatesPanel = lazy(async () => {
  const [file] = await Promise.all([import('./templates/templates_panel.tsx'), loadFeatureTexts('templates')])
  return { default: file.TemplatesPanel }
})
const AbsencePanel = lazy(async () => {
  const [file] = await Promise.all([import('./absence/absence_panel.tsx'), loadFeatureTexts('absence')])
  return { default: file.AbsencePanel }
})
const AvailabilityPanel = lazy(async () => {
  const [file] = await Promise.all([
    import('./availability/availability_panel.tsx'),
    loadFeatureTexts('availability'),
  ])
  return { default: file.AvailabilityPanel }
})
const RequestPanel = lazy(async () => {
  const file = await import('./waiting/request_panel.tsx')
  return { default: file.RequestPanel }
})
const CoveragePanel = lazy(async () => {
  const [file] = await Promise.all([import('./coverage/coverage_panel.tsx'), loadFeatureTexts('coverage')])
  return { default: file.CoveragePanel }
})
const WarningsPanel = lazy(() =>
  import('./warnings/warnings_panel.tsx').then((file) => ({ default: file.WarningsPanel }))
)
const UndoPublicationDialog = lazy(() =>
  import('./toolbar/undo_publication_dialog.tsx').then((file) => ({ default: file.UndoPublicationDialog }))
)
const ReasonDialog = lazy(() =>
  import('./warnings/reason_dialog.tsx').then((file) => ({ default: file.ReasonDialog }))
)

export function SchedulerScreen() {
  const { id: userId, timeZone: zone, employeeId } = useProfile()
  const cache = useQueryClient()
  const [ui] = useState(createUiStore)
  const [runner] = useState(() => runnerOf(cache, userId))
  const rights = useRights()
  const url = useSchedulerUrl(zone)
  const { state } = url
  const directory = useDirectory()
  const labels = useLabels(directory, zone)
  const answer = useQuery(rangeQuery(state.range, state.locationIds))
  useLiveSchedule(answer.data, state.locationIds, ui)

  const run = useOpenRun(rights.generate, ui)
  const { body, frame, width, columns } = useColumnWidths(state.range, useReviews(ui, run))
  const { density } = columns
  const excluded = useMemo(
    () =>
      new Set(directory.positions.filter((one) => one.includedInWorkingHours === false).map(({ id }) => id)),
    [directory.positions]
  )
  const plan = useShownPlan({
    range: state.range,
    answer: answer.data,
    runner,
    zoneOf: labels.zoneOf,
    proposal: run.proposal,
  })
  const { rules, judge } = useRules({
    range: state.range,
    locationIds: state.locationIds,
    plan: answer.data && plan.shown,
    entries: plan.planned,
  })
  const { coverage, isEmpty } = useCoverage({
    ...{ state, ui, allowed: rights.need, positions: directory.positions },
    entries: answer.data && plan.planned,
  })
  const waiting = useWaitingRequests(state.range, rights.waiting)
  const collecting = useCollecting(state.range, rights.edit)
  const model = useScheduleModel({
    state,
    plan,
    rules,
    ui,
    labels,
    excluded,
    zone,
    density,
    showsOpenRow: rights.edit,
    firstId: rights.edit ? null : employeeId,
    proposal: run.proposal,
    coverage,
    waiting,
    collecting,
  })
  const grid = useRef<GridHandle>(null)
  const publishing = usePublishing({ ui, grid, model, labels, runner })
  const search = useRef<HTMLInputElement>(null)
  const focusSearch = () => search.current?.focus()
  const actions = useActions({
    ui,
    runner,
    model,
    labels,
    rights,
    url,
    grid,
    publish: publishing.publish,
    leaveOut: run.leaveOut,
    confirm: useConfirm(),
    focusSearch,
  })
  useScreenKeys(actions)
  useHeldEdit(userId, answer.data !== undefined && width > 0, { ui, grid })
  const scheduler: Scheduler = { ui, runner, model, rules, judge, labels, directory, rights, actions, grid }

  return (
    <SchedulerContext value={scheduler}>
      <div className={classes.screen}>
        <Toolbar url={url} publishing={publishing} isRead={answer.data !== undefined} />
        <FilterBar url={url} search={search} />
        <WaitingStrip />
        <div ref={body} className={classes.body}>
          <div ref={frame} className={classes.grid}>
            {answer.isLoadingError ? (
              <ErrorState error={answer.error} onRetry={answer.refetch} />
            ) : !answer.data || width === 0 ? (
              <GridSkeleton />
            ) : answer.data.people.length === 0 ? (
              <NobodyToPlan />
            ) : (
              <SchedulerGrid handle={grid} {...columns} today={url.today} />
            )}
            {isEmpty && rights.demandRules && <NoNeed />}
            <SelectionBar />
          </div>
          <OpenPanel run={run} />
        </div>
        <QuickEntryCard />
        <PersonPicker />
        <HoverCard />
        <WarningCard />
        <CoveredSlot />
        {rights.need && <LiveNeeds />}
        {rights.waiting && <LiveWaiting />}
        <OpenReason />
        <OpenReplacements />
        <OpenUndoPublication />
        <ActionMenu />
        <ShortcutSheet />
        <LiveRegion ui={ui} />
      </div>
    </SchedulerContext>
  )
}

/** While a proposal is decided on, the whole of it is to be seen beside the panel. */
function useReviews(ui: UiStore, { run }: ReturnType<typeof useOpenRun>): boolean {
  const panel = useStore(ui, (state) => state.panel?.kind)
  return run?.state === 'proposed' && (panel === 'generate' || panel === 'repair')
}

function useRights(): Rights {
  const { metricsEnabled } = entitlementsOf(useProfile())
  return {
    edit: useCan('schedule.edit'),
    publish: useCan('schedule.publish'),
    generate: useCan('schedule.generate'),
    need: useCan('staff_need.read') && metricsEnabled,
    demandRules: useCan('demand_rules.edit'),
    makeShifts: useCan('labour_model.run'),
    cost: useCan('shift_cost.read'),
    statistics: useCan('schedule.statistics'),
    rules: useCan('labour_code.read'),
    waiting: useCan('requests.read_calendar'),
    availability: useCan('availabilities.create'),
  }
}

function OpenPanel({ run }: { run: ReturnType<typeof useOpenRun> }) {
  const { ui } = useScheduler()
  const panel = useStore(ui, (state) => state.panel)
  if (panel?.kind === 'shift') return <ShiftPanel entryId={panel.entryId} held={panel.held} />
  return (
    <Suspense>
      {panel?.kind === 'absence' && <AbsencePanel key={panel.entryId} entryId={panel.entryId} />}
      {panel?.kind === 'request' && <RequestPanel requestId={panel.requestId} />}
      {panel?.kind === 'availability' && (
        <AvailabilityPanel key={`${panel.employeeId} ${panel.days.join()}`} {...panel} />
      )}
      {panel?.kind === 'generate' && <GeneratePanel run={run} />}
      {panel?.kind === 'warnings' && <WarningsPanel />}
      {panel?.kind === 'coverage' && <CoveragePanel {...panel} />}
      {panel?.kind === 'templates' && <TemplatesPanel key={panel.view} view={panel.view} />}
      {panel?.kind === 'repair' && <RepairPanel start={panel.start} run={run} />}
    </Suspense>
  )
}

function OpenReason() {
  const { ui } = useScheduler()
  const reason = useStore(ui, (state) => state.reason)
  return <Suspense>{reason && <ReasonDialog asked={reason} />}</Suspense>
}

function OpenUndoPublication() {
  const { ui } = useScheduler()
  const opened = useStore(ui, (state) => state.undoesPublication)
  return <Suspense>{opened && <UndoPublicationDialog />}</Suspense>
}

function OpenReplacements() {
  const { ui } = useScheduler()
  const replacing = useStore(ui, (state) => state.replacing)
  return <Suspense>{replacing && <ReplacementsCard key={replacing.entryId} {...replacing} />}</Suspense>
}

/** Joins the hub of demand, which is for those alone who see the need. */
function LiveNeeds(): null {
  useLiveNeeds()
  return null
}

/** The same of the hub of requests. */
function LiveWaiting(): null {
  useLiveWaiting()
  return null
}

/** The one place that speaks to screen readers. */
function LiveRegion({ ui }: { ui: UiStore }) {
  const text = useStore(ui, (state) => state.announcement)
  return (
    <VisuallyHidden role="status" aria-live="polite">
      {text}
    </VisuallyHidden>
  )
}
