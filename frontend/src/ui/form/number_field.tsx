import { NumberInput, type NumberInputProps } from '@mantine/core'
import { useFormat } from '#/lib/format.ts'

/** The sign between whole and part as the language writes it. */
const decimalSign = (locale: string): string =>
  new Intl.NumberFormat(locale).formatToParts(0.5).find(({ type }) => type === 'decimal')?.value ?? '.'

/** A number as people type it: a typed comma or point both mean the decimal sign, and pasted text is read as the language writes it. */
export function NumberField(props: NumberInputProps) {
  const { locale } = useFormat()
  return <NumberInput size="md" decimalSeparator={decimalSign(locale)} {...props} />
}
