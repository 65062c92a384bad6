import { Select } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import type { ScheduleTemplate } from '@shiftloom/backend/contracts/schedule_templates'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { EmployeeValues } from '../values/employee_values.ts'
import { fixedTemplatesQuery } from '../queries.ts'
import { useNames } from '../people/use_names.ts'

/** The template whose shifts are the person's own: one of the locations where they work. */
export function FixedTemplateField({ form }: { form: UseFormReturnType<EmployeeValues> }) {
  const { t } = useTranslation()
  const names = useNames()
  const templates = useQuery(fixedTemplatesQuery)
  const { mainLocationId, locationIds, fixedScheduleTemplateId: chosen } = form.values
  const own = (templates.data ?? []).filter(
    ({ id, locationId }) => locationId === mainLocationId || locationIds.includes(locationId) || id === chosen
  )
  const label = ({ name, locationId }: ScheduleTemplate) =>
    t('employees.fixed_template_option', { name, location: names.location(locationId) })
  return (
    <Select
      size="md"
      label={t('employees.field.fixedScheduleTemplateId')}
      description={t('employees.fixed_template_text')}
      placeholder={t('employees.fixed_template_none')}
      data={own.map((template) => ({ value: template.id, label: label(template) }))}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': t('core.clear') }}
      nothingFoundMessage={t('core.nothing_found')}
      {...form.getInputProps('fixedScheduleTemplateId')}
    />
  )
}
