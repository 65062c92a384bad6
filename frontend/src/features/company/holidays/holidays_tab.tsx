import { ActionIcon, Button, Card, Group, Stack, Text, Title } from '@mantine/core'
import { IconChevronLeft, IconChevronRight, IconPlus } from '@tabler/icons-react'
import type { HolidayYear, OwnHoliday } from '@shiftloom/backend/contracts/holidays'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { useProfile } from '#/lib/account/profile.ts'
import { todayIn } from '#/lib/time/time_zone.ts'
import { ErrorState } from '#/ui/error_state.tsx'
import { RowsSkeleton } from '#/ui/skeletons.tsx'
import { HolidayCountries } from './holiday_countries.tsx'
import { HolidayModal } from './holiday_modal.tsx'
import { holidayYearQuery } from './holiday_queries.ts'
import { HolidayTable } from './holiday_table.tsx'

/** Public holidays where the company works, and days of its own. */
export function HolidaysTab() {
  const { t, i18n } = useTranslation()
  const { year, choose } = useYear()
  const [opened, setOpened] = useState<OwnHoliday | 'new' | null>(null)
  const found = useQuery(holidayYearQuery(year, i18n.language))
  if (found.isLoadingError) return <ErrorState error={found.error} onRetry={found.refetch} />
  return (
    <Stack gap="lg">
      {found.data && <HolidayCountries countries={found.data.countries} />}
      <Card component="section" aria-label={t('company.holidays_list.title', { year })}>
        <Group justify="space-between" mb="md">
          <YearSteps year={year} choose={choose} />
          <Button leftSection={<IconPlus size={16} />} onClick={() => setOpened('new')}>
            {t('company.holidays_list.add')}
          </Button>
        </Group>
        {found.data ? <Days found={found.data} onEdit={setOpened} /> : <RowsSkeleton rows={8} />}
      </Card>
      {opened && found.data && (
        <HolidayModal
          holiday={opened === 'new' ? null : opened}
          countries={found.data.countries.map(({ country }) => country)}
          year={year}
          onClose={() => setOpened(null)}
        />
      )}
    </Stack>
  )
}

function Days({ found, onEdit }: { found: HolidayYear; onEdit: (holiday: OwnHoliday) => void }) {
  const { t } = useTranslation()
  const waiting = found.days.filter(({ confirmed }) => !confirmed).length
  return (
    <>
      {waiting > 0 && (
        <Text c="dimmed" mb="sm" maw={720}>
          {t('company.holidays_list.waiting', { count: waiting })}
        </Text>
      )}
      <HolidayTable found={found} onEdit={onEdit} />
    </>
  )
}

function YearSteps({ year, choose }: { year: number; choose: (year: number) => void }) {
  const { t } = useTranslation()
  return (
    <Group gap="xs">
      <ActionIcon
        variant="default"
        size="lg"
        disabled={year <= firstYear}
        aria-label={t('company.holidays_list.earlier')}
        onClick={() => choose(year - 1)}
      >
        <IconChevronLeft size={18} />
      </ActionIcon>
      <Title order={2} size="h3" className="tabular" aria-live="polite">
        {t('company.holidays_list.title', { year })}
      </Title>
      <ActionIcon
        variant="default"
        size="lg"
        disabled={year >= lastYear}
        aria-label={t('company.holidays_list.later')}
        onClick={() => choose(year + 1)}
      >
        <IconChevronRight size={18} />
      </ActionIcon>
    </Group>
  )
}

/** As far as calendars can be trusted. */
const [firstYear, lastYear] = [2000, 2100]

/** The year is part of the address; at first it is this one. */
function useYear() {
  const [params, setParams] = useSearchParams()
  const present = Number(todayIn(useProfile().timeZone).slice(0, 4))
  const asked = Number(params.get('year'))
  const year = asked >= firstYear && asked <= lastYear ? Math.floor(asked) : present
  const choose = (next: number) => setParams({ year: String(next) }, { replace: true })
  return { year, choose }
}
