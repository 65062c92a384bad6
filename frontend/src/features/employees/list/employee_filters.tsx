import { ActionIcon, Group, MultiSelect, SegmentedControl, Tooltip } from '@mantine/core'
import { IconFilterOff } from '@tabler/icons-react'
import { accountStatuses } from '@shiftloom/backend/contracts/organisation'
import { customerRoles } from '@shiftloom/backend/contracts/people'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { LocationsField, PositionsField, TagsField } from '#/domain/company/directory_fields.tsx'
import { SearchField } from '#/ui/search_field.tsx'
import type { TableState } from '#/ui/table_state.ts'
import classes from './employee_filters.module.css'
import type { FilterName, Filters } from './use_filters.ts'

type Props = { state: TableState; filters: Filters; children: ReactNode }

/** Search and filters above the list; each one answers at once. */
export function EmployeeFilters({ state, filters, children }: Props) {
  const { t } = useTranslation()
  // The field keeps what is typed; another one begins empty.
  const [cleared, setCleared] = useState(0)
  const clear = () => {
    setCleared((times) => times + 1)
    filters.clear()
  }

  const filter = (name: FilterName) => ({
    'aria-label': t(`employees.filter.${name}`),
    placeholder: filters.valuesOf(name).length === 0 ? t(`employees.filter.${name}`) : undefined,
    value: filters.valuesOf(name),
    onChange: (values: string[]) => filters.set(name, values),
    size: 'sm' as const,
    clearable: true,
    classNames: { root: classes.filter, inputField: classes.input },
  })

  return (
    <Group mb="sm" gap="sm" align="flex-start">
      <SearchField
        key={cleared}
        className={classes.search}
        state={state}
        placeholder={t('employees.filter.search')}
      />
      <LocationsField {...filter('location')} />
      <PositionsField {...filter('position')} />
      <TagsField {...filter('tag')} />
      <MultiSelect
        {...filter('role')}
        data={customerRoles.map((role) => ({ value: String(role), label: t(`roles.${role}`) }))}
      />
      <MultiSelect
        {...filter('status')}
        data={accountStatuses
          .filter((status) => status !== 'archived')
          .map((status) => ({ value: status, label: t(`employees.account.${status}`) }))}
      />
      {(filters.active || state.search) && (
        <Tooltip label={t('employees.filter.clear')}>
          <ActionIcon variant="default" size={36} aria-label={t('employees.filter.clear')} onClick={clear}>
            <IconFilterOff size={18} />
          </ActionIcon>
        </Tooltip>
      )}
      <Group gap="sm" className={classes.archive}>
        <SegmentedControl
          aria-label={t('employees.filter.archive')}
          value={String(filters.archived)}
          onChange={(value) => filters.showArchived(value === 'true')}
          data={[
            { value: 'false', label: t('employees.filter.current') },
            { value: 'true', label: t('employees.filter.archived') },
          ]}
        />
        {children}
      </Group>
    </Group>
  )
}
