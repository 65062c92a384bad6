import { loadFeatureTexts } from '#/lib/i18n/i18n.ts'

const ofOffice = ['changes', 'company', 'labour_code', 'onboarding', 'request_rules']
const ofCompanies = [...ofOffice, 'employees', 'event_logs', 'exports', 'generate', 'scheduling']

/** Call before changes are shown: those of the back office know fewer kinds. */
export async function loadChangeTexts(of: 'office' | 'company'): Promise<void> {
  await Promise.all((of === 'office' ? ofOffice : ofCompanies).map(loadFeatureTexts))
}
