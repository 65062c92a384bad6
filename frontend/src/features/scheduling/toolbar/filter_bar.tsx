import {
  Button,
  Checkbox,
  CloseButton,
  Group,
  Popover,
  ScrollArea,
  Select,
  Stack,
  Text,
  TextInput,
} from '@mantine/core'
import { IconChevronDown, IconFilterOff, IconSearch } from '@tabler/icons-react'
import { useId, useState, type RefObject } from 'react'
import { useDebouncedOnPage } from '#/ui/use_debounced_on_page.ts'
import { activeFilters, attentions, type Attention } from '../model/filters.ts'
import { groupings, type Grouping } from '../model/url_state.ts'
import { isPlanned } from '../model/entry_kind.ts'
import { useScheduler } from '../context/scheduler_context.ts'
import type { SchedulerUrl } from '../state/use_scheduler_url.ts'
import { WarningCounter } from '../warnings/warning_counter.tsx'
import classes from './toolbar.module.css'
import { shownEntries } from '../state/shown_scope.ts'

type Props = { url: SchedulerUrl; search: RefObject<HTMLInputElement | null> }

/** Which places, people and positions are shown, and how many shifts a bulk action would touch. */
export function FilterBar({ url, search }: Props) {
  const { labels, directory, model, rights } = useScheduler()
  const { t, format } = labels
  const { filters, locationIds, groupBy } = url.state
  const active = activeFilters(filters)
  const onlyId = useId()
  const options = (named: { id: string; name: string }[]) =>
    named.map(({ id, name }) => ({ value: id, label: name })).sort((a, b) => format.compare(a.label, b.label))

  return (
    <Group gap={6} className={classes.filters}>
      <PeopleSearch url={url} input={search} />
      <ChoiceChip
        label={t('scheduling.filters.locations')}
        all={t('scheduling.filters.all_locations')}
        options={options(directory.locations)}
        chosen={locationIds}
        onChange={(ids) => url.change({ locationIds: ids })}
      />
      <ChoiceChip
        label={t('scheduling.filters.positions')}
        options={options(directory.positions)}
        chosen={filters.positionIds}
        onChange={(positionIds) => url.filter({ positionIds })}
      />
      {directory.tags.length > 0 && (
        <ChoiceChip
          label={t('scheduling.filters.tags')}
          options={options(directory.tags)}
          chosen={filters.tagIds}
          onChange={(tagIds) => url.filter({ tagIds })}
        />
      )}
      {rights.edit && (
        <Group gap={6} wrap="nowrap">
          <Text component="label" htmlFor={onlyId} fz="sm" c="dimmed">
            {t('scheduling.filters.only')}
          </Text>
          <Select
            id={onlyId}
            size="xs"
            w={206}
            placeholder={t('scheduling.filters.everybody')}
            data={attentions
              .filter((value) => value !== 'warnings' || rights.rules)
              .map((value) => ({ value, label: t(`scheduling.attention.${value}`) }))}
            value={filters.only}
            onChange={(only) => url.filter({ only: only as Attention | null })}
            clearable
          />
        </Group>
      )}
      <Select
        size="xs"
        w={164}
        aria-label={t('scheduling.filters.group')}
        data={groupings.map((value) => ({ value, label: t(`scheduling.groups.${value}`) }))}
        value={groupBy}
        onChange={(value) => url.change({ groupBy: value as Grouping })}
        allowDeselect={false}
      />
      {rights.rules && <WarningCounter />}
      {active > 0 && (
        <div className={classes.notice} role="status">
          {t('scheduling.filters.notice', {
            count: active,
            shifts: shownEntries(model).filter(isPlanned).length,
          })}
          <Button
            size="compact-xs"
            variant="subtle"
            color="dark"
            leftSection={<IconFilterOff size={14} />}
            onClick={url.clearFilters}
          >
            {t('scheduling.filters.clear')}
          </Button>
        </div>
      )}
    </Group>
  )
}

function PeopleSearch({ url, input }: { url: SchedulerUrl; input: RefObject<HTMLInputElement | null> }) {
  const { t } = useScheduler().labels
  const { query } = url.state.filters
  const [text, setText] = useState(query)
  const [applied, setApplied] = useState(query)
  const apply = useDebouncedOnPage((value: string) => {
    setApplied(value.trim())
    url.filter({ query: value })
  }, 100)
  // "Clear all" and the back button change the address, not the field.
  if (query !== applied) {
    setApplied(query)
    setText(query)
  }
  return (
    <TextInput
      ref={input}
      size="xs"
      w={190}
      type="search"
      aria-label={t('scheduling.filters.search')}
      placeholder={t('scheduling.filters.search')}
      leftSection={<IconSearch size={14} />}
      value={text}
      onChange={(event) => {
        setText(event.currentTarget.value)
        apply(event.currentTarget.value)
      }}
    />
  )
}

type ChipProps = {
  label: string
  all?: string
  options: { value: string; label: string }[]
  chosen: readonly string[]
  onChange: (ids: string[]) => void
}

/** A chip that names what is chosen and opens the list to choose from. */
function ChoiceChip({ label, all, options, chosen, onChange }: ChipProps) {
  const { t } = useScheduler().labels
  const first = options.find(({ value }) => value === chosen[0])?.label ?? ''
  const text =
    chosen.length === 0
      ? (all ?? label)
      : t('scheduling.filters.chosen', { label, first, more: chosen.length - 1 })
  return (
    <Group gap={0} wrap="nowrap">
      <Popover position="bottom-start" shadow="md" width={250} trapFocus>
        <Popover.Target>
          <Button
            size="xs"
            variant={chosen.length > 0 ? 'light' : 'default'}
            rightSection={chosen.length === 0 && <IconChevronDown size={14} />}
            styles={{ root: { paddingInline: 10, fontWeight: 500 } }}
          >
            {text}
          </Button>
        </Popover.Target>
        <Popover.Dropdown p="xs">
          <ScrollArea.Autosize mah={300} type="auto" viewportProps={{ tabIndex: 0 }}>
            <Checkbox.Group value={[...chosen]} onChange={onChange} aria-label={label}>
              <Stack gap={8}>
                {options.map(({ value, label: name }) => (
                  <Checkbox key={value} size="xs" value={value} label={name} />
                ))}
              </Stack>
            </Checkbox.Group>
          </ScrollArea.Autosize>
        </Popover.Dropdown>
      </Popover>
      {chosen.length > 0 && (
        <CloseButton
          size="sm"
          aria-label={t('scheduling.filters.remove', { label })}
          onClick={() => onChange([])}
        />
      )}
    </Group>
  )
}
