import { SimpleGrid, Stack, Switch } from '@mantine/core'
import { mostPeople, type RuleWork } from '@shiftloom/backend/contracts/demand_rules'
import { useTranslation } from 'react-i18next'
import { ClockField } from '#/ui/form/clock_field.tsx'
import { NumberField, type NumberFieldProps } from '#/ui/form/number_field.tsx'
import { StepsTable } from './steps_table.tsx'
import { WeekdaysField } from './weekdays_field.tsx'

type Props<Kind extends RuleWork['kind'] = RuleWork['kind']> = {
  work: Extract<RuleWork, { kind: Kind }>
  onChange: (work: RuleWork) => void
}

/** The numbers of a rule's work, the same that the chart's points move. */
export function WorkFields({ work, onChange }: Props) {
  switch (work.kind) {
    case 'linear':
      return <LinearFields {...{ work, onChange }} />
    case 'range':
      return <StepsTable {...{ work, onChange }} />
    case 'service_time':
      return <ServiceFields {...{ work, onChange }} />
    case 'erlang_c':
      return <QueueFields {...{ work, onChange }} />
    case 'fixed':
      return <FixedFields {...{ work, onChange }} />
    case 'task':
      return <TaskFields {...{ work, onChange }} />
  }
}

/** A field that keeps its last number while it is empty. */
function Amount({
  onChange,
  ...props
}: Omit<NumberFieldProps, 'onChange'> & { onChange: (value: number) => void }) {
  return <NumberField size="sm" {...props} onChange={(value) => value !== '' && onChange(value)} />
}

function LinearFields({ work, onChange }: Props<'linear'>) {
  const { t } = useTranslation()
  return (
    <Amount
      label={t('staffing_rules.field.pace')}
      description={t('staffing_rules.field.pace_text', { units: work.unitsPerPersonHour })}
      value={work.unitsPerPersonHour}
      min={0.001}
      max={1_000_000}
      onChange={(unitsPerPersonHour) => onChange({ ...work, unitsPerPersonHour })}
    />
  )
}

function ServiceFields({ work, onChange }: Props<'service_time'>) {
  const { t } = useTranslation()
  return (
    <SimpleGrid cols={2}>
      <Amount
        label={t('staffing_rules.field.seconds')}
        value={work.secondsPerUnit}
        min={0.1}
        max={86_400}
        onChange={(secondsPerUnit) => onChange({ ...work, secondsPerUnit })}
      />
      <Percent
        label={t('staffing_rules.field.utilisation')}
        value={work.utilisation}
        min={5}
        onChange={(utilisation) => onChange({ ...work, utilisation })}
      />
    </SimpleGrid>
  )
}

type PercentProps = {
  label: string
  /** 0 to 1; shown and typed as a percentage. */
  value: number
  min?: number
  max?: number
  onChange: (value: number) => void
}

export function Percent({ value, onChange, min = 0, max = 100, label }: PercentProps) {
  return (
    <Amount
      label={label}
      value={Math.round(value * 10_000) / 100}
      suffix=" %"
      units={['%']}
      min={min}
      max={max}
      onChange={(percent) => onChange(Math.round(percent * 100) / 10_000)}
    />
  )
}

function QueueFields({ work, onChange }: Props<'erlang_c'>) {
  const { t } = useTranslation()
  return (
    <SimpleGrid cols={2}>
      <Amount
        label={t('staffing_rules.field.handling')}
        value={work.handlingSeconds}
        min={1}
        max={86_400}
        onChange={(handlingSeconds) => onChange({ ...work, handlingSeconds })}
      />
      <Amount
        label={t('staffing_rules.field.answer')}
        value={work.answerSeconds}
        min={0}
        max={86_400}
        onChange={(answerSeconds) => onChange({ ...work, answerSeconds })}
      />
      <Percent
        label={t('staffing_rules.field.service_level')}
        value={work.serviceLevel}
        max={99.9}
        onChange={(serviceLevel) => onChange({ ...work, serviceLevel })}
      />
      <Percent
        label={t('staffing_rules.field.occupancy')}
        value={work.maximumOccupancy}
        min={5}
        onChange={(maximumOccupancy) => onChange({ ...work, maximumOccupancy })}
      />
      <Percent
        label={t('staffing_rules.field.shrinkage')}
        value={work.shrinkage}
        max={90}
        onChange={(shrinkage) => onChange({ ...work, shrinkage })}
      />
    </SimpleGrid>
  )
}

type Timed = Props<'fixed'> | Props<'task'>

function PeopleAndLength({ work, onChange }: Timed) {
  const { t } = useTranslation()
  return (
    <SimpleGrid cols={2}>
      <Amount
        label={t('staffing_rules.field.people')}
        value={work.people}
        min={1}
        max={mostPeople}
        allowDecimal={false}
        onChange={(people) => onChange({ ...work, people })}
      />
      <Amount
        label={t('staffing_rules.field.duration')}
        value={work.durationMinutes}
        min={5}
        max={1440}
        step={15}
        allowDecimal={false}
        onChange={(durationMinutes) => onChange({ ...work, durationMinutes })}
      />
    </SimpleGrid>
  )
}

function FixedFields({ work, onChange }: Props<'fixed'>) {
  const { t } = useTranslation()
  return (
    <Stack gap="sm">
      <PeopleAndLength {...{ work, onChange }} />
      <ClockField
        size="sm"
        label={t('staffing_rules.field.start')}
        value={work.start}
        onChange={(start) => start && onChange({ ...work, start })}
      />
      <WeekdaysField value={work.weekdays} onChange={(weekdays) => onChange({ ...work, weekdays })} />
    </Stack>
  )
}

function TaskFields({ work, onChange }: Props<'task'>) {
  const { t } = useTranslation()
  return (
    <Stack gap="sm">
      <PeopleAndLength {...{ work, onChange }} />
      <SimpleGrid cols={2}>
        <ClockField
          size="sm"
          label={t('staffing_rules.field.from')}
          value={work.from}
          onChange={(from) => from && onChange({ ...work, from })}
        />
        <ClockField
          size="sm"
          label={t('staffing_rules.field.until')}
          value={work.until}
          onChange={(until) => until && onChange({ ...work, until })}
        />
      </SimpleGrid>
      <Switch
        label={t('staffing_rules.field.spread')}
        description={t('staffing_rules.field.spread_text')}
        checked={work.spread}
        onChange={(event) => onChange({ ...work, spread: event.currentTarget.checked })}
      />
      <WeekdaysField value={work.weekdays} onChange={(weekdays) => onChange({ ...work, weekdays })} />
    </Stack>
  )
}
