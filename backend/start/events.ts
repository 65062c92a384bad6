import emitter from '@adonisjs/core/services/emitter'
import { companiesAreKnownBy } from '#app/identity/public/companies'
import { AccountChanged } from '#app/identity/public/events'
import { companyAccess, companyCard } from '#app/organisation/public/company_access'
import { goesWithPosition } from '#app/organisation/public/goes_with_position'
import { linksOfNotifications } from '#app/notifications/public/links_of_notifications'
import { kindsAreCountedBy } from '#app/office/public/known_kinds'
import { linksOfOnboarding } from '#app/onboarding/public/links_of_onboarding'
import { requestTypesAreHeldBy } from '#app/organisation/public/known_request_types'
import { linksMean } from '#app/organisation/public/link_meanings'
import { planningIsKnownBy } from '#app/organisation/public/planning'
import { samplesAreKnownBy } from '#app/organisation/public/sample_state'
import { linksOfRequests } from '#app/requests/public/links_of_requests'
import { linksOfTemplates } from '#app/schedule_templates/public/links_of_templates'
import { templatesOfCompany } from '#app/schedule_templates/public/templates_of_company'
import { ModelRunEnded } from '#app/demand/public/events'
import { linksOfDemand } from '#app/demand/public/links_of_demand'
import { requestsAreCountedBy } from '#app/scheduling/public/counted_requests'
import { linksOfPlanning } from '#app/scheduling/public/links_of_planning'
import { planningOfCompany } from '#app/scheduling/public/planning_of_company'
import { AlertsRaised, CorrectionStepped } from '#app/time_tracking/public/events'
import { linksOfTimeTracking } from '#app/time_tracking/public/links_of_time_tracking'
import { industriesAreKnownBy } from '#app/organisation/public/known_industries'
import { LabourCodeChanged } from '#app/labour_code/public/events'
import {
  AcceptanceStepped,
  OpenShiftStepped,
  SchedulePublished,
  SwapStepped,
} from '#app/scheduling/public/events'
import { DeputyChanged, RequestDecided, RequestWaits } from '#app/requests/public/events'

emitter.on(SchedulePublished, async (event) => {
  const { tellOfPublication } = await import('#app/notifications/listeners/tell_of_publication')
  await tellOfPublication(event)
})

emitter.on(SchedulePublished, async (event) => {
  const { markPublished } = await import('#app/time_tracking/records/mark_published')
  await markPublished(event)
})

emitter.on(AcceptanceStepped, async ({ details }) => {
  const { followAcceptance } = await import('#app/auto_schedule/actions/follow_acceptance')
  await followAcceptance(details)
  const { followModelAcceptance } = await import('#app/demand/runs/actions/follow_model_acceptance')
  await followModelAcceptance(details)
})

emitter.on(ModelRunEnded, async (event) => {
  const { tellOfModelRun } = await import('#app/notifications/listeners/tell_of_model_run')
  await tellOfModelRun(event)
})

emitter.on(AcceptanceStepped, async ({ details }) => {
  const { followScheduleStep } = await import('#app/requests/schedule_effect/follow_schedule_step')
  await followScheduleStep(details)
})

emitter.on(AcceptanceStepped, async ({ details }) => {
  const { followSwapStep } = await import('#app/scheduling/swaps/answering/follow_swap_step')
  await followSwapStep(details)
  const { followOpenShiftStep } = await import('#app/scheduling/claims/deciding/follow_open_shift_step')
  await followOpenShiftStep(details)
})

emitter.on(RequestWaits, async (event) => {
  const { tellOfWaitingRequest } = await import('#app/notifications/listeners/tell_of_waiting_request')
  await tellOfWaitingRequest(event)
})

emitter.on(RequestDecided, async (event) => {
  const { tellOfRequest } = await import('#app/notifications/listeners/tell_of_request')
  await tellOfRequest(event)
})

emitter.on(DeputyChanged, async (event) => {
  const { tellOfDeputy } = await import('#app/notifications/listeners/tell_of_deputy')
  await tellOfDeputy(event)
})

emitter.on(SwapStepped, async (event) => {
  const { tellOfSwap } = await import('#app/notifications/listeners/tell_of_swap')
  await tellOfSwap(event)
})

emitter.on(CorrectionStepped, async (event) => {
  const { tellOfCorrection } = await import('#app/notifications/listeners/tell_of_correction')
  await tellOfCorrection(event)
})

emitter.on(AlertsRaised, async (event) => {
  const { tellOfAlerts } = await import('#app/notifications/listeners/tell_of_alerts')
  await tellOfAlerts(event)
})

emitter.on(OpenShiftStepped, async (event) => {
  const { tellOfOpenShift } = await import('#app/notifications/listeners/tell_of_open_shift')
  await tellOfOpenShift(event)
})

emitter.on(AccountChanged, async (event) => {
  const { tellOfAccountChange } = await import('#app/notifications/listeners/tell_of_account_change')
  await tellOfAccountChange(event)
})

emitter.on(LabourCodeChanged, async ({ organisationId }) => {
  const { announceRules } = await import('#app/scheduling/hubs/announce_rules')
  await announceRules(organisationId)
})

companiesAreKnownBy({ access: companyAccess, card: companyCard })

goesWithPosition({
  names: async (positionId) => {
    const { templatesWithPosition } = await import('#app/schedule_templates/templates/change_template')
    return templatesWithPosition(positionId)
  },
  remove: async (positionId) => {
    const { deleteTemplatesWithPosition } = await import('#app/schedule_templates/templates/change_template')
    await deleteTemplatesWithPosition(positionId)
  },
})

goesWithPosition({
  names: async (positionId) => {
    const { rulesWithPosition } = await import('#app/demand/rules/rules_of_position')
    return rulesWithPosition(positionId)
  },
  remove: async (positionId) => {
    const { deleteRulesWithPosition } = await import('#app/demand/rules/rules_of_position')
    await deleteRulesWithPosition(positionId)
  },
})

requestTypesAreHeldBy(async (ids) => {
  const { holdRequestTypes } = await import('#app/requests/public/hold_request_types')
  return holdRequestTypes(ids)
})

requestsAreCountedBy(async (employeeIds, days) => {
  const { countDecided } = await import('#app/requests/public/count_decided')
  return countDecided(employeeIds, days)
})

kindsAreCountedBy(async (regionIds) => {
  const { countKinds } = await import('#app/requests/public/count_kinds')
  return countKinds(regionIds)
})

samplesAreKnownBy(async () => {
  const { samplesAreAdded } = await import('#app/sample_data/public/samples_are_added')
  return samplesAreAdded()
})

planningIsKnownBy({ ...planningOfCompany, ...templatesOfCompany })

linksMean({
  ...linksOfPlanning,
  ...linksOfDemand,
  ...linksOfRequests,
  ...linksOfTimeTracking,
  ...linksOfTemplates,
  ...linksOfNotifications,
  ...linksOfOnboarding,
})

industriesAreKnownBy(async (key) => {
  const { isIndustry } = await import('#app/office/public/industry_choices')
  return isIndustry(key)
})
