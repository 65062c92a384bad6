import { Table, Text } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { chosenSeverities } from '@shiftloom/solver/labour_code/company_choices'
import type { Severity } from '@shiftloom/solver/labour_code/rule'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { companySeverities, type CodeValues } from './code_values.ts'
import type { LawInUse } from './laws_in_use.ts'
import { RuleRow } from './rule_row.tsx'
import { groupedRules } from './rule_table.ts'
import classes from './code.module.css'

type Props = { form: UseFormReturnType<CodeValues>; laws: LawInUse[]; mayEdit: boolean }

/** Every rule there is, with its source, its limit and the way it counts. */
export function RulesTable({ form, laws, mayEdit }: Props) {
  const { t } = useTranslation()
  const { severities } = form.values
  const effective = chosenSeverities(companySeverities(form.values))
  const usual = chosenSeverities({ ...companySeverities(form.values), severities: {} })

  const choose = (rule: string, severity: Severity) => {
    const { [rule]: _before, ...others } = severities
    form.setFieldValue(
      'severities',
      severity === usual[rule as never] ? others : { ...others, [rule]: severity }
    )
  }

  return (
    <Table className={classes.table} aria-label={t('company.code.rules')} verticalSpacing="sm" layout="fixed">
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('company.code.rule')}</Table.Th>
          <Table.Th w="20%">{t('company.code.basis')}</Table.Th>
          <Table.Th w="22%">{t('company.code.limit')}</Table.Th>
          <Table.Th w={252}>{t('company.code.way')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {groupedRules().map(({ group, rules }) => (
          <Fragment key={group}>
            <Table.Tr className={classes.groupRow}>
              <Table.Th colSpan={4} scope="colgroup">
                {t(`company.rule_group.${group}`)}
                {group === 'facts' && (
                  <Text component="span" c="dimmed" fw={400} ml="xs">
                    {t('company.code.facts_text')}
                  </Text>
                )}
              </Table.Th>
            </Table.Tr>
            {rules.map((rule) => (
              <RuleRow
                key={rule}
                rule={rule}
                laws={laws}
                severity={effective[rule]}
                usual={usual[rule]}
                onChange={group === 'facts' ? null : (severity) => choose(rule, severity)}
                mayEdit={mayEdit}
              />
            ))}
          </Fragment>
        ))}
      </Table.Tbody>
    </Table>
  )
}
