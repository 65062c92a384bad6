import { Button, Group, Modal, SimpleGrid, Stack, Text } from '@mantine/core'
import { useForm } from '@mantine/form'
import { wageBelowLaw } from '@shiftloom/solver/labour_code/lawful_choices'
import type { MinimumWage } from '@shiftloom/backend/contracts/labour_code'
import { useTranslation } from 'react-i18next'
import { useStatuteWords } from '#/domain/labour_code/citation.ts'
import { useFormat } from '#/lib/writing/format.ts'
import { minorOf, typedOf } from '#/domain/money/money_units.ts'
import { useProfile } from '#/lib/account/profile.ts'
import { countryName } from '#/domain/company/regions.ts'
import { todayIn } from '#/lib/time/time_zone.ts'
import { DayField } from '#/ui/form/day_field.tsx'
import { goToFirstProblem } from '#/ui/form/first_problem.ts'
import { MoneyField } from '#/domain/money/money_field.tsx'
import { SelectField } from '#/ui/select_field.tsx'
import { useFocusBack } from '#/ui/use_focus_back.ts'
import type { Typed } from './code_values.ts'
import { currencyOf, type WageRow } from './wage_rows.ts'
import { wageSource } from './wage_source.ts'

type Props = {
  wage: WageRow | null
  /** Other rows of the company, whose days are taken. */
  taken: MinimumWage[]
  countries: string[]
  onPut: (wage: MinimumWage) => void
  onClose: () => void
}
type Values = { country: string; validFrom: string | null; month: Typed; hour: Typed }

/** One row of the list; it is saved with the rest of the settings. */
export function WageModal({ wage, taken, countries, onPut, onClose }: Props) {
  useFocusBack()
  const { t } = useTranslation()
  const words = useStatuteWords()
  const format = useFormat()
  const profile = useProfile()
  const moneyOf = (country: string) => wage?.currency ?? currencyOf(country, profile.currency!)
  const first = wage?.country ?? countries[0]!
  /** The sentence of an amount below the law's own. */
  const below = (part: 'month' | 'hour', { country, validFrom, month, hour }: Values): string | null => {
    const money = moneyOf(country)
    const found = wageBelowLaw({
      validFrom: validFrom ?? '',
      country,
      currency: money,
      monthMinor: minorOf(month, money) ?? 0,
      hourMinor: minorOf(hour, money) || null,
    })
    if (found?.part !== part) return null
    const least = Number(typedOf(found.leastMinor, money))
    return t('company.lawful.wage_below_law', { country, currency: money, part, least })
  }
  const form = useForm<Values>({
    initialValues: {
      country: first,
      validFrom: wage?.validFrom ?? todayIn(profile.timeZone),
      month: typedOf(wage?.monthMinor ?? null, moneyOf(first)),
      hour: typedOf(wage?.hourMinor ?? null, moneyOf(first)),
    },
    validate: {
      validFrom: (day, { country }) => {
        if (!day) return t('core.required')
        const twice = taken.some((row) => row.country === country && row.validFrom === day)
        return twice ? t('company.wage.taken') : null
      },
      month: (value, values) => (Number(value) > 0 ? below('month', values) : t('core.required')),
      hour: (_value, values) => below('hour', values),
    },
  })
  const currency = moneyOf(form.values.country)
  const put = form.onSubmit(
    ({ country, validFrom, month, hour }) =>
      onPut({
        country,
        validFrom: validFrom!,
        currency,
        monthMinor: minorOf(month, currency)!,
        hourMinor: minorOf(hour, currency) || null,
      }),
    () => goToFirstProblem()
  )
  return (
    <Modal
      opened
      onClose={onClose}
      title={t(wage ? 'company.wage.edit' : 'company.wage.add')}
      closeButtonProps={{ 'aria-label': t('core.close') }}
    >
      <form
        noValidate
        onSubmit={(event) => {
          // The dialog is drawn elsewhere, but its events climb to the settings' own form.
          event.stopPropagation()
          put(event)
        }}
      >
        <Stack>
          {wage?.source && (
            <Text c="dimmed">
              {t('company.wage.replace_text', {
                source: wageSource(wage.source, words, t('company.wage.region_one')),
              })}
            </Text>
          )}
          <SimpleGrid cols={2}>
            <SelectField
              label={t('company.wage.country')}
              data={countries.map((code) => ({ value: code, label: countryName(format, code) }))}
              disabled={wage !== null}
              {...form.getInputProps('country')}
            />
            <DayField
              label={t('company.wage.validFrom')}
              withAsterisk
              disabled={wage?.source != null}
              {...form.getInputProps('validFrom')}
            />
            <MoneyField
              currency={currency}
              label={t('company.wage.month')}
              withAsterisk
              data-autofocus
              {...form.getInputProps('month')}
            />
            <MoneyField currency={currency} label={t('company.wage.hour')} {...form.getInputProps('hour')} />
          </SimpleGrid>
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {t('core.cancel')}
            </Button>
            <Button type="submit">{t('company.wage.put')}</Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
