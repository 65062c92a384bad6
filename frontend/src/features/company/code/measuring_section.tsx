import { Group, SimpleGrid, Stack, Switch } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { MOST_OVERTIME_YEAR_MINUTES, nightChosen } from '@shiftloom/solver/labour_code/company_choices'
import { labourCodeLimits as most } from '@shiftloom/backend/contracts/labour_code'
import { useTranslation } from 'react-i18next'
import { ClockField } from '#/ui/form/clock_field.tsx'
import { NumberField } from '#/ui/form/number_field.tsx'
import { WeekdayChecks } from '#/ui/form/weekday_checks.tsx'
import { SelectField } from '#/ui/select_field.tsx'
import type { CodeValues } from './code_values.ts'
import type { LawInUse } from './laws_in_use.ts'
import { Section } from '#/ui/section.tsx'
import { useExamples } from './use_examples.ts'
import { WithExamples } from './with_examples.tsx'

type Props = { form: UseFormReturnType<CodeValues>; laws: LawInUse[] }
type Examples = { examples: readonly string[] }
const below = { inputWrapperOrder: ['label', 'input', 'error', 'description'] as never }

/** How time is measured where the law leaves a choice. */
export function MeasuringSection({ form, laws }: Props) {
  const { t } = useTranslation()
  const examples = useExamples(laws)
  const inPoland = laws.some(({ id }) => id === 'PL')
  const byDay = laws.some(({ limits }) => limits.normalDayMinutes !== null)
  const sharesWeeks = laws.some(({ limits }) => limits.mostWeeklyRestWeeks === 2)
  const capsOvertime = laws.some(({ limits }) => limits.overtimeMonthMaxMinutes !== null)
  return (
    <Section
      title={t('company.measure.title')}
      text={`${t('company.measure.text')} ${t('company.example.law_wins')}`}
    >
      <SimpleGrid cols={2} spacing="xl" verticalSpacing="lg">
        <NumberField
          label={t('company.code_field.toleranceMinutes')}
          description={
            <WithExamples text={t('company.measure.tolerance_text')} examples={examples.tolerance} />
          }
          {...below}
          min={0}
          max={most.toleranceMinutes}
          allowDecimal={false}
          suffix={` ${t('company.measure.minutes')}`}
          {...form.getInputProps('toleranceMinutes')}
        />
        {inPoland && <NightFields form={form} laws={laws} examples={examples.night} />}
        <SundaysField form={form} examples={examples.sundays} />
        <OwnBreak form={form} examples={examples.ownBreak} />
        {inPoland && <OvertimeOfYear form={form} examples={examples.overtimeYear} />}
      </SimpleGrid>
      <Stack gap="lg" mt="xl">
        {capsOvertime && (
          <WeekdayChecks
            label={t('company.code_field.restWeekdays')}
            description={
              <WithExamples text={t('company.measure.rest_days_text')} examples={examples.restDays} />
            }
            error={form.errors.restWeekdays}
            value={form.values.restWeekdays}
            onChange={(days) => form.setFieldValue('restWeekdays', days)}
          />
        )}
        <Switch
          label={t('company.code_field.strictWeeklyRest')}
          description={
            <WithExamples text={t('company.measure.strict_text')} examples={examples.weeklyRest} />
          }
          {...form.getInputProps('strictWeeklyRest', { type: 'checkbox' })}
        />
        {sharesWeeks && (
          <Switch
            label={t('company.code_field.fortnightRest')}
            description={t('company.measure.fortnight_text')}
            {...form.getInputProps('fortnightRest', { type: 'checkbox' })}
          />
        )}
        <Switch
          label={t('company.code_field.partialWeeks')}
          description={
            <WithExamples text={t('company.measure.partial_text')} examples={examples.partialWeeks} />
          }
          {...form.getInputProps('partialWeeks', { type: 'checkbox' })}
        />
        {byDay && (
          <Switch
            label={t('company.code_field.weeklyReckoning')}
            description={
              <WithExamples text={t('company.measure.reckoning_text')} examples={examples.reckoning} />
            }
            {...form.getInputProps('weeklyReckoning', { type: 'checkbox' })}
          />
        )}
      </Stack>
    </Section>
  )
}

/** What the work rules set instead of the law's number. */
function OvertimeOfYear({ form, examples }: Pick<Props, 'form'> & Examples) {
  const { t } = useTranslation()
  return (
    <NumberField
      label={t('company.code_field.overtimeYearMinutes')}
      description={<WithExamples text={t('company.measure.overtime_year_text')} examples={examples} />}
      {...below}
      kind="hours"
      min={1}
      max={MOST_OVERTIME_YEAR_MINUTES / 60}
      decimalScale={2}
      suffix={` ${t('company.measure.hours')}`}
      {...form.getInputProps('overtimeYearMinutes')}
    />
  )
}

/** A night of its own; the law's counts for what is left empty. */
function NightFields({ form, laws, examples }: Props & Examples) {
  const { t } = useTranslation()
  const { nightFrom, nightUntil } = form.values
  const { limits } = laws.find(({ id }) => id === 'PL')!.version
  const law = { nightFrom: limits.nightFrom.value, nightUntil: limits.nightUntil.value }
  const night = nightChosen(law, { nightFrom: nightFrom || null, nightUntil: nightUntil || null })
  const isLaws = (name: 'nightFrom' | 'nightUntil', clock: string | null) =>
    clock === null || clock === law[name]
  return (
    <Group grow align="flex-start" wrap="nowrap">
      <ClockField
        label={t('company.code_field.nightFrom')}
        description={<WithExamples text={t('company.measure.night_text')} examples={examples} />}
        {...below}
        error={form.errors.nightFrom}
        value={night.nightFrom}
        onChange={(clock) => form.setFieldValue('nightFrom', isLaws('nightFrom', clock) ? '' : clock!)}
      />
      <ClockField
        label={t('company.code_field.nightUntil')}
        {...below}
        error={form.errors.nightUntil}
        value={night.nightUntil}
        onChange={(clock) => form.setFieldValue('nightUntil', clock ?? '')}
      />
    </Group>
  )
}

function SundaysField({ form, examples }: Pick<Props, 'form'> & Examples) {
  const { t } = useTranslation()
  const choices = Array.from({ length: 6 }, (_, index) => index + 1)
  const stored = Number(form.values.maxConsecutiveSundays)
  const all = stored > choices.length ? [...choices, stored] : choices
  return (
    <SelectField
      label={t('company.code_field.maxConsecutiveSundays')}
      description={<WithExamples text={t('company.measure.sundays_text')} examples={examples} />}
      {...below}
      data={[
        { value: '', label: t('company.measure.sundays_law') },
        ...all.map((count) => ({ value: String(count), label: t('company.limit.sundays', { count }) })),
      ]}
      {...form.getInputProps('maxConsecutiveSundays')}
    />
  )
}

function OwnBreak({ form, examples }: Pick<Props, 'form'> & Examples) {
  const { t } = useTranslation()
  return (
    <Stack gap="sm">
      <Switch
        label={t('company.code_field.ownBreak')}
        description={<WithExamples text={t('company.measure.break_text')} examples={examples} />}
        {...form.getInputProps('ownBreak.own', { type: 'checkbox' })}
      />
      {form.values.ownBreak.own && (
        <Group grow align="flex-start">
          <NumberField
            label={t('company.measure.break_length')}
            min={1}
            max={most.breakMinutes}
            allowDecimal={false}
            suffix={` ${t('company.measure.minutes')}`}
            {...form.getInputProps('ownBreak.breakMinutes')}
          />
          <NumberField
            label={t('company.measure.break_shift')}
            kind="hours"
            min={0}
            max={24}
            decimalScale={2}
            suffix={` ${t('company.measure.hours')}`}
            {...form.getInputProps('ownBreak.shiftHours')}
          />
        </Group>
      )}
    </Stack>
  )
}
