import emitter from '@adonisjs/core/services/emitter'
import { companiesAreKnownBy } from '#app/identity/public/companies'
import { AccountChanged } from '#app/identity/public/events'
import { companyAccess, companyCard } from '#app/organisation/public/company_access'
import { goesWithPosition } from '#app/organisation/public/goes_with_position'
import { industriesAreKnownBy } from '#app/organisation/public/known_industries'
import { LabourCodeChanged } from '#app/labour_code/public/events'
import { SchedulePublished } from '#app/scheduling/public/events'

emitter.on(SchedulePublished, async (event) => {
  const { tellOfPublication } = await import('#app/notifications/listeners/tell_of_publication')
  await tellOfPublication(event)
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
    const { templatesWithPosition } = await import('#app/scheduling/templates/change_template')
    return templatesWithPosition(positionId)
  },
  remove: async (positionId) => {
    const { deleteTemplatesWithPosition } = await import('#app/scheduling/templates/change_template')
    await deleteTemplatesWithPosition(positionId)
  },
})

industriesAreKnownBy(async (key) => {
  const { isIndustry } = await import('#app/office/public/industry_choices')
  return isIndustry(key)
})
