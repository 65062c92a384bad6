import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { may } from '#app/demand/middleware/may'

const { runs } = controllers.demand

export function runRoutes(): void {
  const path = 'labour-model-runs'
  router
    .group(() => {
      router.post('labour-model-checks', [runs.LabourModelChecks, 'store']).as('checks.store')
      router.get(path, [runs.LabourModelRuns, 'index']).as('runs.index')
      router.post(path, [runs.LabourModelRuns, 'store']).as('runs.store')
      router.get(`${path}/:id`, [runs.LabourModelRuns, 'show']).as('runs.show')
      router.post(`${path}/:id/stop`, [runs.LabourModelStops, 'store']).as('stops.store')
      router
        .post(`${path}/:id/cancellation`, [runs.LabourModelCancellations, 'store'])
        .as('cancellations.store')
      router.post(`${path}/:id/rejection`, [runs.LabourModelRejections, 'store']).as('rejections.store')
      router.post(`${path}/:id/acceptances`, [runs.LabourModelAcceptances, 'store']).as('acceptances.store')
    })
    .use(may('labour_model.run'))
    .as('labourModel')
}
