export const onboardingErrors = {
  'onboarding.registration_invalid': 400,
  'onboarding.registration_expired': 400,
  'onboarding.password_differs': 400,
  'onboarding.company_exists': 400,
  'onboarding.company_data_missing': 400,
  'onboarding.unknown_industry': 400,
} as const
