import type { HttpContext } from '@adonisjs/core/http'
import { result } from '#app/core/http/result'
import { chooseRegionalSettings, describeCompany, noteStep } from '#app/onboarding/actions/set_up_company'
import { onboardingIndustries, onboardingState } from '#app/onboarding/queries/onboarding_state'
import {
  companyDataValidator,
  regionalSettingsValidator,
  stepValidator,
} from '#app/onboarding/validators/onboarding'

/** How a company sets itself up. Each change answers where it is then. */
export default class OnboardingController {
  async show() {
    return result(await onboardingState())
  }

  /** What the company may work in. */
  async industries({ i18n }: HttpContext) {
    return result(await onboardingIndustries(i18n.locale))
  }

  async company({ request }: HttpContext) {
    await describeCompany(await request.validateUsing(companyDataValidator))
    return result(await onboardingState())
  }

  async regional({ request }: HttpContext) {
    await chooseRegionalSettings(await request.validateUsing(regionalSettingsValidator))
    return result(await onboardingState())
  }

  async step({ request }: HttpContext) {
    await noteStep(await request.validateUsing(stepValidator))
    return result(await onboardingState())
  }
}
