import { ActionIcon, Badge, Button, Group, Table, Text, Tooltip } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react'
import type { LabourCodeSettings, MinimumWage } from '@shiftloom/backend/contracts/labour_code'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStatuteWords } from '#/domain/labour_code/citation.ts'
import { useFormat } from '#/lib/writing/format.ts'
import { useCan, useProfile } from '#/lib/account/profile.ts'
import { countryName } from '#/domain/company/regions.ts'
import { todayIn } from '#/lib/time/time_zone.ts'
import type { CodeValues } from './code_values.ts'
import { nightBonusOn } from './night_bonus.ts'
import { ActionsHead } from '#/ui/actions_head.tsx'
import { Section } from '#/ui/section.tsx'
import { WageModal } from './wage_modal.tsx'
import { wageRows, type WageRow } from './wage_rows.ts'
import { wageSource } from './wage_source.ts'

type Props = { form: UseFormReturnType<CodeValues>; settings: LabourCodeSettings; mayEdit: boolean }
const isSame = (one: MinimumWage, other: MinimumWage) =>
  one.country === other.country && one.validFrom === other.validFrom

/** The lawful least pay by its first day: what the law says, and what the company knows better. */
export function WagesSection({ form, settings, mayEdit }: Props) {
  const { t } = useTranslation()
  const format = useFormat()
  const mayChange = useCan('minimum_wage.edit') && mayEdit
  const [opened, setOpened] = useState<WageRow | 'new' | null>(null)
  const own = form.values.minimumWages
  const without = (row: MinimumWage) => own.filter((one) => !isSame(one, row))
  const rows = wageRows(settings, own)
  const today = todayIn(useProfile().timeZone)
  const bonus = nightBonusOn(today, rows)
  const put = (wage: MinimumWage, instead: WageRow | null) => {
    const kept = instead ? without(instead) : own
    form.setFieldValue('minimumWages', [...kept.filter((one) => !isSame(one, wage)), wage])
    setOpened(null)
  }
  return (
    <Section title={t('company.code_field.minimumWages')} text={t('company.wage.text')}>
      {rows.length === 0 ? (
        <Text c="dimmed">{t('company.wage.none')}</Text>
      ) : (
        <WageTable
          rows={rows}
          onEdit={mayChange ? setOpened : null}
          onRemove={(row) => form.setFieldValue('minimumWages', without(row))}
        />
      )}
      {bonus && (
        <Text c="dimmed" mt="md">
          {t('company.wage.night_bonus', {
            month: format.day(today, 'month'),
            amount: format.money(bonus),
          })}
        </Text>
      )}
      {mayChange && (
        <Group mt="md">
          <Button variant="default" leftSection={<IconPlus size={16} />} onClick={() => setOpened('new')}>
            {t('company.wage.add')}
          </Button>
        </Group>
      )}
      {opened && (
        <WageModal
          wage={opened === 'new' ? null : opened}
          taken={own.filter((one) => opened === 'new' || !isSame(one, opened))}
          countries={settings.laws.map(({ country }) => country)}
          onClose={() => setOpened(null)}
          onPut={(wage) => put(wage, opened === 'new' || opened.source !== null ? null : opened)}
        />
      )}
    </Section>
  )
}

type TableProps = {
  rows: WageRow[]
  onEdit: ((row: WageRow) => void) | null
  onRemove: (row: WageRow) => void
}

function WageTable({ rows, onEdit, onRemove }: TableProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const words = useStatuteWords()
  return (
    <Table aria-label={t('company.code_field.minimumWages')} verticalSpacing="xs">
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('company.wage.country')}</Table.Th>
          <Table.Th>{t('company.wage.validFrom')}</Table.Th>
          <Table.Th ta="right">{t('company.wage.month')}</Table.Th>
          <Table.Th ta="right">{t('company.wage.hour')}</Table.Th>
          <Table.Th pl="xl">{t('company.wage.source')}</Table.Th>
          {onEdit && <ActionsHead width={96} />}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map((row) => {
          const { country, validFrom, currency, monthMinor, hourMinor, source } = row
          const which = { day: format.day(validFrom, 'numeric'), country: countryName(format, country) }
          return (
            <Table.Tr key={`${country} ${validFrom}`}>
              <Table.Td>{which.country}</Table.Td>
              <Table.Td className="tabular">{which.day}</Table.Td>
              <Table.Td ta="right" className="tabular">
                {format.money({ minor: monthMinor, currency })}
              </Table.Td>
              <Table.Td ta="right" className="tabular">
                {hourMinor === null ? '—' : format.money({ minor: hourMinor, currency })}
              </Table.Td>
              <Table.Td pl="xl">
                {source === null ? (
                  <Badge variant="light">{t('company.wage.own')}</Badge>
                ) : (
                  wageSource(source, words, t('company.wage.region_one'))
                )}
              </Table.Td>
              {onEdit && (
                <Table.Td>
                  <Group gap={4} wrap="nowrap" justify="flex-end">
                    <Tooltip label={t(source ? 'company.wage.replace' : 'core.edit')}>
                      <ActionIcon
                        variant="subtle"
                        color="gray"
                        aria-label={t('company.wage.edit_one', which)}
                        onClick={() => onEdit(row)}
                      >
                        <IconPencil size={16} />
                      </ActionIcon>
                    </Tooltip>
                    {source === null && (
                      <Tooltip label={t('core.delete')}>
                        <ActionIcon
                          variant="subtle"
                          color="red"
                          aria-label={t('company.wage.delete_one', which)}
                          onClick={() => onRemove(row)}
                        >
                          <IconTrash size={16} />
                        </ActionIcon>
                      </Tooltip>
                    )}
                  </Group>
                </Table.Td>
              )}
            </Table.Tr>
          )
        })}
      </Table.Tbody>
    </Table>
  )
}
