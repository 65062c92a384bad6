import { MultiSelect, type MultiSelectProps, type SelectProps } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { locationsQuery, positionsQuery, tagsQuery } from '#/domain/company/directory.ts'
import { SelectField } from '#/ui/select_field.tsx'

type Named = { id: string; name: string }
type Props = Omit<MultiSelectProps, 'data'>

const choicesOf = (items: Named[] | undefined) =>
  (items ?? []).map(({ id, name }) => ({ value: id, label: name }))

/** Several of a list, found by typing. Chosen ids the person may not see stay chosen without being shown. */
export function ManyField({ items, value = [], onChange, ...props }: Props & { items: Named[] | undefined }) {
  const { t } = useTranslation()
  const known = new Set((items ?? []).map(({ id }) => id))
  const hidden = value.filter((id) => !known.has(id))
  return (
    <MultiSelect
      size="md"
      searchable
      clearable
      hidePickedOptions
      nothingFoundMessage={t('core.nothing_found')}
      {...props}
      data={choicesOf(items)}
      value={value.filter((id) => known.has(id))}
      onChange={(chosen) => onChange?.([...chosen, ...hidden])}
    />
  )
}

/** `except` is chosen elsewhere, as the main location is. */
export function LocationsField({ except, ...props }: Props & { except?: string | null }) {
  const locations = useQuery(locationsQuery).data?.filter(({ id }) => id !== except)
  return <ManyField {...props} items={locations} />
}
export const PositionsField = (props: Props) => <ManyField {...props} items={useQuery(positionsQuery).data} />
export const TagsField = (props: Props) => <ManyField {...props} items={useQuery(tagsQuery).data} />

export function LocationField(props: Omit<SelectProps, 'data'>) {
  return <SelectField searchable {...props} data={choicesOf(useQuery(locationsQuery).data)} />
}
