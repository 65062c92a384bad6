import type { HttpContext } from '@adonisjs/core/http'
import { collationOf } from '#app/core/http/collation'
import { result } from '#app/core/http/result'
import { findRule, historyOf } from '#app/demand/rules/load_rules'
import { rulesOfLocation } from '#app/demand/rules/rules_of_location'
import { changeRule, createRule, deleteRule, discardDraft, restoreRule } from '#app/demand/rules/save_rule'
import {
  changeRuleValidator,
  createRuleValidator,
  restoreRuleValidator,
  rulesValidator,
  ruleVersionValidator,
} from '#app/demand/rules/validators/demand_rule'

export default class DemandRulesController {
  async index({ request, params, i18n }: HttpContext) {
    const { from } = await request.validateUsing(rulesValidator)
    return result(await rulesOfLocation(params.locationId, collationOf(i18n.locale), from))
  }

  async store({ request, params, response }: HttpContext) {
    const input = await request.validateUsing(createRuleValidator)
    response.status(201)
    return result(await createRule(params.locationId, input))
  }

  async update({ request, params }: HttpContext) {
    return result(await changeRule(params.id, await request.validateUsing(changeRuleValidator)))
  }

  async destroy({ request, params, response }: HttpContext) {
    const { version } = await request.validateUsing(ruleVersionValidator)
    await deleteRule(params.id, version)
    return response.noContent()
  }

  async history({ params }: HttpContext) {
    await findRule(params.id, '2199-12-31')
    return result(await historyOf(params.id))
  }

  async restore({ request, params }: HttpContext) {
    return result(await restoreRule(params.id, await request.validateUsing(restoreRuleValidator)))
  }

  async discard({ request, params }: HttpContext) {
    const { version } = await request.validateUsing(ruleVersionValidator)
    return result(await discardDraft(params.id, version))
  }
}
