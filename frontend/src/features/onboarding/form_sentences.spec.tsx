import type { Onboarding } from '@shiftloom/backend/contracts/onboarding'
import { CompanyForm } from './company_form.tsx'
import { describeForms } from '../../../testing/forms.ts'
import { says } from '../../../testing/sentences.ts'

const onboarding = {
  company: {
    ...{ name: 'Bistro', country: 'PL', phone: null, function: 'owner' },
    ...{ industry: null, companySize: null, aboutUsSource: null },
  },
} as Onboarding

describeForms({
  'the data of a new company': {
    feature: 'onboarding',
    // They are named in the language of the page.
    known: ['en-US', 'pl-PL', 'vi-VN'].map((locale) => [['onboarding', 'industries', locale], []]),
    shown: <CompanyForm onboarding={onboarding} />,
    wrong: [
      ['name', '', says.required],
      ['phone', '600', says.phone],
      ['industry', null, says.required],
      ['companySize', null, says.required],
    ],
  },
})
