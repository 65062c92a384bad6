import { Group } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { useProfile } from '#/lib/account/profile.ts'
import { ScreenPart } from '#/lib/screens/screen_part.tsx'
import { useFormat } from '#/lib/writing/format.ts'
import { EmptyState } from '#/ui/empty_state.tsx'
import { Screen } from '#/ui/screen.tsx'
import { SelectField } from '#/ui/select_field.tsx'
import { IconCalendarStats } from '@tabler/icons-react'
import { peopleQuery } from '../queries.ts'
import { PersonLimitsView } from './person_limits_view.tsx'
import { YearSteps } from './year_steps.tsx'
import { useLimitYear } from './use_limit_year.ts'

/** The limits of one person in one year, chosen in the address. */
export function LimitsScreen() {
  const { t } = useTranslation()
  const format = useFormat()
  const { employeeId: ownId } = useProfile()
  const [params, setParams] = useSearchParams()
  const year = useLimitYear()
  const { data: people = [] } = useQuery(peopleQuery)
  const chosen = params.get('person') ?? ownId ?? people[0]?.id ?? null
  const choose = (id: string | null) =>
    setParams(
      (old) => {
        if (id) old.set('person', id)
        return old
      },
      { replace: true }
    )
  return (
    <Screen
      title={t('requests.limits.title')}
      description={t('requests.limits.text')}
      actions={<ScreenPart place="limits.import" />}
    >
      <Group mb="lg" gap="sm" align="flex-end">
        <SelectField
          label={t('requests.limits.person')}
          w={320}
          searchable
          data={people.map((person) => ({ value: person.id, label: format.personName(person) }))}
          value={chosen}
          onChange={choose}
        />
        <YearSteps year={year.value} onChange={year.choose} />
      </Group>
      {chosen ? (
        <PersonLimitsView key={chosen} employeeId={chosen} year={year.value} />
      ) : (
        <EmptyState
          icon={<IconCalendarStats size={28} stroke={1.5} />}
          title={t('requests.limits.no_one')}
          description={t('requests.limits.no_one_text')}
        />
      )}
    </Screen>
  )
}
