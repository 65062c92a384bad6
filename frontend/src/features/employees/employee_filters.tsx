import { ActionIcon, CloseButton, Group, SegmentedControl, TextInput, Tooltip } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconFilterOff, IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LocationsField, PositionsField, TagsField } from '#/ui/form/directory_fields.tsx'
import type { TableState } from '#/ui/table_state.ts'
import classes from './employee_filters.module.css'
import type { Filters } from './use_filters.ts'

type Props = { state: TableState; filters: Filters }

/** Search and filters above the list; each one answers at once. */
export function EmployeeFilters({ state, filters }: Props) {
  const { t } = useTranslation()
  const [text, setText] = useState(state.search)
  const search = useDebouncedCallback(state.searchFor, 250)
  const type = (typed: string) => {
    setText(typed)
    search(typed)
  }
  const clear = () => {
    setText('')
    filters.clear()
  }

  const filter = (name: 'location' | 'position' | 'tag') => ({
    'aria-label': t(`employees.filter.${name}`),
    placeholder: filters.valuesOf(name).length === 0 ? t(`employees.filter.${name}`) : undefined,
    value: filters.valuesOf(name),
    onChange: (values: string[]) => filters.set(name, values),
    size: 'sm' as const,
    classNames: { root: classes.filter, inputField: classes.input },
    maxDropdownHeight: 320,
  })

  return (
    <Group mb="md" gap="sm" align="flex-start" wrap="nowrap">
      <TextInput
        className={classes.search}
        value={text}
        onChange={(event) => type(event.currentTarget.value)}
        placeholder={t('employees.filter.search')}
        aria-label={t('core.search')}
        leftSection={<IconSearch size={16} />}
        rightSection={text && <CloseButton size="sm" aria-label={t('core.clear')} onClick={() => type('')} />}
      />
      <LocationsField {...filter('location')} />
      <PositionsField {...filter('position')} />
      <TagsField {...filter('tag')} />
      {(filters.active || text) && (
        <Tooltip label={t('employees.filter.clear')}>
          <ActionIcon variant="default" size={36} aria-label={t('employees.filter.clear')} onClick={clear}>
            <IconFilterOff size={18} />
          </ActionIcon>
        </Tooltip>
      )}
      <SegmentedControl
        className={classes.archive}
        aria-label={t('employees.filter.archive')}
        value={String(filters.archived)}
        onChange={(value) => filters.showArchived(value === 'true')}
        data={[
          { value: 'false', label: t('employees.filter.current') },
          { value: 'true', label: t('employees.filter.archived') },
        ]}
      />
    </Group>
  )
}
