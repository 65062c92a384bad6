import type { SelectProps } from '@mantine/core'
import { useMemo } from 'react'
import { useFormat } from '#/lib/writing/format.ts'
import { countryChoices, currencyChoices, zoneChoices } from '#/domain/company/regions.ts'
import { SelectField } from '#/ui/select_field.tsx'

type Props = Omit<SelectProps, 'data' | 'searchable'>

export function CountryField(props: Props) {
  const format = useFormat()
  const choices = useMemo(() => countryChoices(format), [format])
  return <SelectField {...props} data={choices} searchable />
}

export function CurrencyField(props: Props) {
  const format = useFormat()
  const choices = useMemo(() => currencyChoices(format), [format])
  return <SelectField {...props} data={choices} searchable limit={60} />
}

export function ZoneField(props: Props) {
  const zones = useMemo(() => zoneChoices(props.value ?? null), [props.value])
  return <SelectField {...props} data={zones} searchable limit={80} />
}
