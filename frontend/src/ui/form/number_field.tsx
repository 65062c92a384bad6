import { NumberInput, type NumberInputProps } from '@mantine/core'
import { useFormat } from '#/lib/format.ts'

/** The sign between whole and part as the language writes it. */
const decimalSign = (locale: string): string =>
  new Intl.NumberFormat(locale).formatToParts(0.5).find(({ type }) => type === 'decimal')?.value ?? '.'

/** A number as people type it: a comma and a point both mean the decimal sign, never nothing. */
export function NumberField(props: NumberInputProps) {
  const { locale } = useFormat()
  return (
    <NumberInput
      size="md"
      decimalSeparator={decimalSign(locale)}
      allowedDecimalSeparators={[',', '.']}
      {...props}
    />
  )
}
