import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { can } = middleware
const { ScheduleTemplates, TemplateApplications, FixedTemplates, PeriodCopies } =
  controllers.scheduleTemplates

export default () =>
  router
    .group(() => {
      router.get('templates', [ScheduleTemplates, 'index']).use(can('schedule_templates.read')).as('index')
      router.post('templates', [ScheduleTemplates, 'store']).use(can('schedule_templates.edit')).as('store')
      router.get('templates/:id', [ScheduleTemplates, 'show']).use(can('schedule_templates.read')).as('show')
      router
        .put('templates/:id', [ScheduleTemplates, 'update'])
        .use(can('schedule_templates.edit'))
        .as('update')
      router
        .delete('templates/:id', [ScheduleTemplates, 'destroy'])
        .use(can('schedule_templates.edit'))
        .as('destroy')
      router
        .post('templates/:id/previews', [TemplateApplications, 'preview'])
        .use(can('schedule.edit'))
        .as('preview')
      router
        .post('templates/:id/applications', [TemplateApplications, 'store'])
        .use(can('schedule.edit'))
        .as('apply')
      router
        .post('fixed-templates/previews', [FixedTemplates, 'preview'])
        .use(can('schedule.edit'))
        .as('fixed.preview')
      router
        .post('fixed-templates/applications', [FixedTemplates, 'store'])
        .use(can('schedule.edit'))
        .as('fixed.apply')
      router
        .post('period-copies/previews', [PeriodCopies, 'preview'])
        .use(can('schedule.edit'))
        .as('period.preview')
      router.post('period-copies', [PeriodCopies, 'store']).use(can('schedule.edit')).as('period.copy')
    })
    .where('id', router.matchers.uuid())
    .use([middleware.auth(), middleware.organisation(), middleware.idempotent()])
    .prefix('scheduling')
    .as('scheduling.templates')
