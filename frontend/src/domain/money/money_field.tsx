import { useFormat } from '#/lib/writing/format.ts'
import { digitsOf } from '@shiftloom/backend/contracts/rate_amounts'
import { minorOf } from '#/domain/money/money_units.ts'
import { NumberField, type NumberFieldProps } from '#/ui/form/number_field.tsx'

type Props = Omit<NumberFieldProps, 'min' | 'decimalScale' | 'suffix' | 'units' | 'write'> & {
  currency: string
}

/** An amount in whole units of a currency, written as tables write it. */
export function MoneyField({ currency, ...input }: Props) {
  const format = useFormat()
  return (
    <NumberField
      {...input}
      min={0}
      decimalScale={digitsOf(currency)}
      units={[format.currencySign(currency), currency]}
      write={(value) => format.money({ minor: minorOf(value, currency)!, currency })}
    />
  )
}
