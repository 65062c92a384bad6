import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'
import { availabilities } from '#app/scheduling/availability/routes'
import { fairness } from '#app/scheduling/fairness/routes'
import { openShifts } from '#app/scheduling/claims/routes'
import { swaps } from '#app/scheduling/swaps/routes'

const { acceptances, bulkChanges, commands, costs, people, publications, rules, schedule, undo } =
  controllers.scheduling

export default () =>
  router
    .group(() => {
      router
        .get('schedule', [schedule.Schedule, 'index'])
        .use(middleware.can('schedule.read_own'))
        .as('schedule')
      router
        .get('rule-context', [rules.RuleContext, 'show'])
        .use(middleware.can('schedule.read'))
        .as('ruleContext')
      router
        .get('shift-rates', [costs.ShiftRates, 'show'])
        .use(middleware.can('shift_cost.read'))
        .as('shiftRates')
      router
        .get('rule-verdicts', [rules.RuleVerdicts, 'index'])
        .use(middleware.can('schedule.read'))
        .as('ruleVerdicts.index')
      router
        .post('rule-acceptances', [acceptances.RuleAcceptances, 'store'])
        .use(middleware.can('schedule.edit'))
        .as('ruleAcceptances.store')
      router
        .delete('rule-acceptances/:id', [acceptances.RuleAcceptances, 'destroy'])
        .where('id', router.matchers.uuid())
        .use(middleware.can('schedule.edit'))
        .as('ruleAcceptances.destroy')
      router
        .post('commands', [commands.ScheduleCommands, 'store'])
        .use(middleware.can('schedule.edit'))
        .as('commands.store')
      router
        .get('commands/history', [undo.CommandHistory, 'show'])
        .use(middleware.can('schedule.edit'))
        .as('commands.history')
      router
        .post('commands/undo', [undo.CommandUndos, 'store'])
        .use(middleware.can('schedule.edit'))
        .as('commands.undo')
      router
        .post('commands/redo', [undo.CommandRedos, 'store'])
        .use(middleware.can('schedule.edit'))
        .as('commands.redo')
      router
        .get('people/:id/shifts-ahead', [people.ShiftsAhead, 'index'])
        .where('id', router.matchers.uuid())
        .use(middleware.can('schedule.edit'))
        .as('shiftsAhead.index')
      router
        .post('bulk-changes', [bulkChanges.BulkChanges, 'store'])
        .use(middleware.can('schedule.edit'))
        .as('bulkChanges.store')
      router
        .post('publications', [publications.Publications, 'store'])
        .use(middleware.can('schedule.publish'))
        .as('publications.store')
      router
        .post('publications/undoable', [publications.UndoablePublications, 'preview'])
        .use(middleware.can('schedule.publish'))
        .as('publications.undoable')
      router
        .post('publications/:id/undo', [publications.UndoablePublications, 'destroy'])
        .where('id', router.matchers.uuid())
        .use(middleware.can('schedule.publish'))
        .as('publications.undo')
      router
        .post('publications/withdrawals', [publications.Withdrawals, 'store'])
        .use(middleware.can('schedule.publish'))
        .as('withdrawals.store')
      availabilities()
      swaps()
      openShifts()
      fairness()
    })
    .use([middleware.auth(), middleware.organisation(), middleware.idempotent()])
    .prefix('scheduling')
    .as('scheduling')
