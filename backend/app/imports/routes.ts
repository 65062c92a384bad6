import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const c = controllers.imports
const mayImport = () => middleware.can('employees.import')

export default () =>
  router
    .group(() => {
      router.get('', [c.Imports, 'index']).use(mayImport()).as('index')
      router.post('', [c.Imports, 'store']).use(mayImport()).as('store')
      router.get('mappings/employees', [c.ImportMappings, 'show']).use(mayImport()).as('mapping')
      router
        .get('mappings/metric-records', [c.ImportRecordMappings, 'show'])
        .use([middleware.metrics('metric_records.import'), middleware.can('metric_records.import')])
        .as('recordMapping')
      router
        .get('mappings/leave-balances', [c.ImportBalanceMappings, 'show'])
        .use(middleware.can('request_limits.edit'))
        .as('balanceMapping')
      router.get(':id', [c.Imports, 'show']).use(mayImport()).as('show')
      router.delete(':id', [c.Imports, 'destroy']).use(mayImport()).as('cancel')
      router.put(':id/rows', [c.ImportRows, 'update']).use(mayImport()).as('rows')
      router.post(':id/checks', [c.ImportChecks, 'store']).use(mayImport()).as('check')
      router.post(':id/runs', [c.ImportRuns, 'store']).use(mayImport()).as('run')
      router.post(':id/undos', [c.ImportUndos, 'store']).use(mayImport()).as('undo')
      router.get(':id/problems', [c.ImportProblems, 'index']).use(mayImport()).as('problems')
      router.get(':id/rows', [c.ImportOutcomes, 'index']).use(mayImport()).as('outcomes')
      router.get(':id/unknown-values', [c.ImportUnknownValues, 'index']).use(mayImport()).as('unknownValues')
      router.get(':id/error-file', [c.ImportErrorFiles, 'show']).use(mayImport()).as('errorFile')
    })
    .where('id', router.matchers.uuid())
    .use([middleware.auth(), middleware.organisation(), middleware.idempotent()])
    .prefix('imports')
    .as('imports')
