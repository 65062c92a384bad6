import type { HttpContext } from '@adonisjs/core/http'
import { DomainError } from '#app/core/errors/domain_error'
import { result } from '#app/core/http/result'
import { removeSampleData } from '#app/sample_data/actions/remove_sample_data'
import { planRemoval } from '#app/sample_data/queries/removal'
import { findSet } from '#app/sample_data/queries/sample_data_set'
import { removalQueryValidator, removalValidator } from '#app/sample_data/validators/removal'

/** Taking sample data away: what it would mean, and doing it. */
export default class SampleDataRemovalsController {
  async show({ request }: HttpContext) {
    const asked = await request.validateUsing(removalQueryValidator)
    const found = await findSet()
    if (found?.state !== 'added') throw new DomainError('sample_data.not_possible_now')
    const { removal } = await planRemoval(found, { includeChanged: asked.includeChanged ?? false }, 'read')
    return result(removal)
  }

  async store({ request }: HttpContext) {
    return result(await removeSampleData(await request.validateUsing(removalValidator)))
  }
}
