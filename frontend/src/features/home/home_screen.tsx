import { useTranslation } from 'react-i18next'
import { useFormat } from '#/lib/writing/format.ts'
import { useCan, useProfile } from '#/lib/account/profile.ts'
import { useWallClock } from '#/lib/time/use_wall_clock.ts'
import { ScreenPart } from '#/lib/screens/screen_part.tsx'
import { Screen } from '#/ui/screen.tsx'
import { EmployeeHome } from './employee_home.tsx'
import { HelpArea } from './help_area.tsx'
import { LocationPicker } from './location_picker.tsx'
import { greetingAt } from './plan.ts'
import { PlannerHome } from './planner_home.tsx'
import { QuickLinks } from './quick_links.tsx'
import { SetupCard } from './setup_card.tsx'
import { useChosenLocations } from './use_chosen_locations.ts'

export function HomeScreen() {
  const { t } = useTranslation()
  const format = useFormat()
  const profile = useProfile()
  const plans = useCan('schedule.read')
  const works = useCan('schedule.read_own')
  const chosen = useChosenLocations()
  const { day, time } = useWallClock(profile.timeZone)

  return (
    <Screen
      title={t(`home.greeting.${greetingAt(time)}`, { name: profile.name })}
      description={format.sentence(format.day(day, 'full'))}
      actions={plans && chosen.locations.length > 1 && <LocationPicker {...chosen} />}
    >
      <ScreenPart place="home.welcome" />
      <SetupCard />
      {plans ? (
        <PlannerHome today={day} chosen={chosen} />
      ) : works ? (
        <EmployeeHome today={day} />
      ) : (
        <QuickLinks />
      )}
      <HelpArea />
    </Screen>
  )
}
