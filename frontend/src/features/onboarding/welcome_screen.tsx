import { useQuery } from '@tanstack/react-query'
import { ErrorState } from '#/ui/error_state.tsx'
import { RowsSkeleton } from '#/ui/skeletons.tsx'
import { CompanyForm } from './company_form.tsx'
import { onboardingQuery } from './queries.ts'
import { RegionalForm } from './regional_form.tsx'
import { WelcomeCards } from './welcome_cards.tsx'
import { EmployeesStep } from './wizard/employees_step.tsx'
import { LocationStep } from './wizard/location_step.tsx'
import { PositionsStep } from './wizard/positions_step.tsx'
import { Success } from './wizard/success.tsx'

/** How a company begins, wherever it is on the way: the server keeps the place. */
export function WelcomeScreen() {
  const { data, isLoadingError, error, refetch } = useQuery(onboardingQuery)
  if (!data)
    return isLoadingError ? <ErrorState error={error} onRetry={refetch} /> : <RowsSkeleton rows={6} />
  // Without its location the wizard starts over.
  const step = ['positions', 'employees'].includes(data.step) && !data.locationId ? 'location' : data.step
  switch (step) {
    case 'company':
      return <CompanyForm onboarding={data} />
    case 'regional':
      return <RegionalForm onboarding={data} />
    case 'location':
      return <LocationStep onboarding={data} />
    case 'positions':
      return <PositionsStep onboarding={data} locationId={data.locationId!} />
    case 'employees':
      return <EmployeesStep onboarding={data} locationId={data.locationId!} />
    case 'finished':
      return <Success onboarding={data} />
    default:
      return <WelcomeCards onboarding={data} />
  }
}
