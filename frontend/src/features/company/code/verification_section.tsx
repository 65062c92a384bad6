import { Radio, SimpleGrid, Text } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import type { CodeValues } from './code_values.ts'
import type { LawInUse } from './laws_in_use.ts'
import { RulesTable } from './rules_table.tsx'
import { Section } from '#/ui/section.tsx'
import classes from './code.module.css'

type Props = { form: UseFormReturnType<CodeValues>; laws: LawInUse[]; mayEdit: boolean }
const ways = ['usual', 'off', 'alert', 'block'] as const

/** How plans are verified: one way for all rules of working time, and each rule's own. */
export function VerificationSection({ form, laws, mayEdit }: Props) {
  const { t } = useTranslation()
  const choose = (value: string) => form.setFieldValue('verification', value as CodeValues['verification'])
  return (
    <Section title={t('company.code.verification')} text={t('company.code.verification_text')}>
      <Radio.Group
        aria-label={t('company.code.verification')}
        value={form.values.verification}
        onChange={choose}
        mb="xl"
      >
        <SimpleGrid cols={4} spacing="sm">
          {ways.map((way) => (
            <Radio.Card key={way} value={way} className={classes.way} p="sm" radius="md" disabled={!mayEdit}>
              <Radio.Indicator />
              <div>
                <Text fw={600}>{t(`company.way.${way}`)}</Text>
                <Text c="dimmed" fz="sm">
                  {t(`company.way.${way}_text`)}
                </Text>
              </div>
            </Radio.Card>
          ))}
        </SimpleGrid>
      </Radio.Group>
      <RulesTable form={form} laws={laws} mayEdit={mayEdit} />
    </Section>
  )
}
