import { SimpleGrid, Stack, Switch, Text } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import type { FigureParameters } from '@shiftloom/solver/labour_code/packs/law_pack'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#/lib/writing/format.ts'
import { lengthOf } from '#/domain/labour_code/length_of.ts'
import { NumberField } from '#/ui/form/number_field.tsx'
import { choicesOf, type CodeValues } from './code_values.ts'
import type { LawInUse } from './laws_in_use.ts'
import { Section } from '#/ui/section.tsx'
import { useThresholdsExample } from './use_examples.ts'

type Props = { form: UseFormReturnType<CodeValues>; laws: LawInUse[] }
const thresholds = ['dailyMinutes', 'weeklyMinutes', 'doubleMinutes'] as const
const longest = { dailyMinutes: 24, weeklyMinutes: 168, doubleMinutes: 24 }

/** From which length overtime counts: as each law has it, or the same everywhere. */
export function OvertimeSection({ form, laws }: Props) {
  const { t } = useTranslation()
  const format = useFormat()
  const exampleOf = useThresholdsExample()
  const own = choicesOf(form.values).overtime
  return (
    <Section
      title={t('company.overtime.title')}
      text={`${t('company.overtime.text')} ${t('company.example.law_wins')}`}
    >
      <Stack>
        <Switch
          label={t('company.code_field.overtime')}
          description={t('company.overtime.own_text')}
          {...form.getInputProps('overtime.own', { type: 'checkbox' })}
        />
        {form.values.overtime.own ? (
          <SimpleGrid cols={3}>
            {thresholds.map((name) => (
              <NumberField
                key={name}
                label={t(`company.overtime.${name}`)}
                placeholder={t('company.overtime.off')}
                kind="hours"
                min={0}
                max={longest[name]}
                decimalScale={2}
                suffix={` ${t('company.measure.hours')}`}
                {...form.getInputProps(`overtime.${name}`)}
              />
            ))}
            <Text fz="sm" c="dimmed" style={{ gridColumn: '1 / -1' }}>
              {own && exampleOf(own)}
            </Text>
          </SimpleGrid>
        ) : (
          laws.map(({ id, version }) => (
            <LawThresholds
              key={id}
              name={format.sentence(t(`company.law.${id}`))}
              of={version.figures.thresholds.value}
            />
          ))
        )}
      </Stack>
    </Section>
  )
}

function LawThresholds({ name, of }: { name: string; of: FigureParameters['thresholds'] }) {
  const { t } = useTranslation()
  const exampleOf = useThresholdsExample()
  const said = (minutes: number | null) =>
    minutes === null ? t('company.overtime.off') : lengthOf(t, minutes)
  return (
    <div>
      <Text fw={600}>{name}</Text>
      <Text c="dimmed">
        {t('company.overtime.of_law', {
          daily: said(of.dailyMinutes),
          weekly: said(of.weeklyMinutes),
          double: said(of.doubleMinutes),
        })}
      </Text>
      <Text fz="sm" c="dimmed">
        {exampleOf(of)}
      </Text>
    </div>
  )
}
