import { Card, SimpleGrid, Stack } from '@mantine/core'
import { IconCheck, IconMinus } from '@tabler/icons-react'
import type { Employee } from '@shiftloom/backend/contracts/organisation'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#/lib/writing/format.ts'
import { useCan } from '#/lib/account/profile.ts'
import { chosenNotices, valuesOf } from '../values/employee_values.ts'
import { Fact } from '../people/fact.tsx'
import { IdentificationCard } from '../identification/identification_card.tsx'
import { NoticesCard } from '../notices/notices_card.tsx'
import { NoticesTable } from '../notices/notices_table.tsx'
import { requestTypesQuery } from '../queries.ts'
import { useDescribe } from '../values/use_describe.ts'

type Props = { employee: Employee }

/** How a person is planned. */
export function Schedule({ employee }: Props) {
  const { t } = useTranslation()
  const describe = useDescribe()
  const values = valuesOf(employee)
  const seesTemplates = useCan('schedule_templates.read')
  const fixed = seesTemplates ? (['fixedScheduleTemplateId'] as const) : []
  const shown = [...fixed, 'coworkerVisibility', 'swapsEnabled', 'swapNeedsConfirmation', 'breaks'] as const
  return (
    <Card>
      <SimpleGrid cols={2} spacing="lg">
        <Fact label={t('employees.planned')}>{t(employee.disabledInSchedule ? 'form.no' : 'form.yes')}</Fact>
        {shown.map((field) => (
          <Fact key={field} label={t(`employees.field.${field}`)}>
            {describe(field, values)}
          </Fact>
        ))}
      </SimpleGrid>
    </Card>
  )
}

/** How a person registers the time they work. */
export function Registration({ employee }: Props) {
  const { t } = useTranslation()
  const describe = useDescribe()
  const values = valuesOf(employee)
  return (
    <Stack gap="lg">
      <Card>
        <SimpleGrid cols={2} spacing="lg">
          <Fact label={t('employees.field.timeRegistrationRequired')}>
            {describe('timeRegistrationRequired', values)}
          </Fact>
          <Fact label={t('employees.field.registrationMethod')}>
            {employee.registrationMethod
              ? describe('registrationMethod', values)
              : t('employees.registration.any')}
          </Fact>
        </SimpleGrid>
      </Card>
      <IdentificationCard employee={employee} />
    </Stack>
  )
}

/** What a person may ask for, and what they are notified of. */
export function Requests({ employee }: Props) {
  const { t } = useTranslation()
  const chosen = chosenNotices(employee)
  return (
    <Stack gap="lg">
      {useCan('request_types.read') && (
        <Card>
          <RequestTypes employee={employee} />
        </Card>
      )}
      <NoticesCard>
        <NoticesTable>
          {(notice, channel) =>
            chosen[notice][channel] ? (
              <IconCheck size={18} display="block" role="img" aria-label={t('form.yes')} />
            ) : (
              <IconMinus
                size={18}
                display="block"
                color="var(--mantine-color-gray-6)"
                role="img"
                aria-label={t('form.no')}
              />
            )
          }
        </NoticesTable>
      </NoticesCard>
    </Stack>
  )
}

function RequestTypes({ employee }: Props) {
  const { t } = useTranslation()
  const format = useFormat()
  const types = useQuery(requestTypesQuery).data ?? []
  const own = types.filter(({ id }) => employee.availableRequestTypeIds.includes(id))
  return (
    <Fact label={t('employees.field.availableRequestTypeIds')}>
      {own.length > 0 && format.list(own.map(({ name }) => name))}
    </Fact>
  )
}
