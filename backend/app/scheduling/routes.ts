import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { scheduling } = controllers

export default () =>
  router
    .group(() => {
      router
        .get('schedule', [scheduling.Schedule, 'index'])
        .use(middleware.can('schedule.read_own'))
        .as('schedule')
      router
        .get('rule-context', [scheduling.RuleContext, 'show'])
        .use(middleware.can('schedule.read'))
        .as('ruleContext')
      router
        .get('shift-rates', [scheduling.ShiftRates, 'show'])
        .use(middleware.can('shift_cost.read'))
        .as('shiftRates')
      router
        .get('rule-verdicts', [scheduling.RuleVerdicts, 'index'])
        .use(middleware.can('schedule.read'))
        .as('ruleVerdicts.index')
      router
        .post('rule-acceptances', [scheduling.RuleAcceptances, 'store'])
        .use(middleware.can('schedule.edit'))
        .as('ruleAcceptances.store')
      router
        .delete('rule-acceptances/:id', [scheduling.RuleAcceptances, 'destroy'])
        .where('id', router.matchers.uuid())
        .use(middleware.can('schedule.edit'))
        .as('ruleAcceptances.destroy')
      router
        .post('commands', [scheduling.ScheduleCommands, 'store'])
        .use(middleware.can('schedule.edit'))
        .as('commands.store')
      router
        .get('commands/history', [scheduling.CommandHistory, 'show'])
        .use(middleware.can('schedule.edit'))
        .as('commands.history')
      router
        .post('commands/undo', [scheduling.CommandUndos, 'store'])
        .use(middleware.can('schedule.edit'))
        .as('commands.undo')
      router
        .post('commands/redo', [scheduling.CommandRedos, 'store'])
        .use(middleware.can('schedule.edit'))
        .as('commands.redo')
      router
        .get('people/:id/shifts-ahead', [scheduling.ShiftsAhead, 'index'])
        .where('id', router.matchers.uuid())
        .use(middleware.can('schedule.edit'))
        .as('shiftsAhead.index')
      router
        .post('bulk-changes', [scheduling.BulkChanges, 'store'])
        .use(middleware.can('schedule.edit'))
        .as('bulkChanges.store')
      router
        .post('publications', [scheduling.Publications, 'store'])
        .use(middleware.can('schedule.publish'))
        .as('publications.store')
      router
        .post('publications/undoable', [scheduling.UndoablePublications, 'preview'])
        .use(middleware.can('schedule.publish'))
        .as('publications.undoable')
      router
        .post('publications/:id/undo', [scheduling.UndoablePublications, 'destroy'])
        .where('id', router.matchers.uuid())
        .use(middleware.can('schedule.publish'))
        .as('publications.undo')
      router
        .post('publications/withdrawals', [scheduling.Withdrawals, 'store'])
        .use(middleware.can('schedule.publish'))
        .as('withdrawals.store')
    })
    .use([middleware.auth(), middleware.organisation(), middleware.idempotent()])
    .prefix('scheduling')
    .as('scheduling')
