import { ActionIcon, Group, SegmentedControl, Stack, Table, Text, Tooltip } from '@mantine/core'
import { IconLock, IconRestore } from '@tabler/icons-react'
import { severities, type RuleId, type Severity } from '@shiftloom/solver/labour_code/rule'
import { alertAtMost } from '@shiftloom/solver/labour_code/company_choices'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { citation, useStatuteWords } from '#/domain/labour_code/citation.ts'
import type { LawInUse } from './laws_in_use.ts'
import { limitText } from './rule_limit.ts'
import { basisIn, existsIn } from './rule_table.ts'
import { useRuleExample } from './use_rule_example.ts'
import classes from './code.module.css'

type Props = {
  rule: RuleId
  laws: LawInUse[]
  severity: Severity
  /** How the rule would count without a way of its own. */
  usual: Severity
  /** null: a fact, which always blocks. */
  onChange: ((severity: Severity) => void) | null
  mayEdit: boolean
}

/** Red blocks, amber alerts, as in the schedule; the words say the same. */
const colours: Record<Severity, string> = { off: 'gray.6', alert: '#b45309', block: '#b42318' }

/** The ways a rule may count: what is no breach by itself cannot block. */
const waysOf = (rule: string): readonly Severity[] =>
  alertAtMost.some((id) => id === rule) ? severities.filter((way) => way !== 'block') : severities

export function RuleRow({ rule, laws, severity, usual, onChange, mayEdit }: Props) {
  const { t } = useTranslation()
  const name = t(`labour_code.names.${rule}`)
  const example = useRuleExample(laws)(rule, severity)
  return (
    <Table.Tr>
      <Table.Th scope="row" fw={400}>
        <Text fw={600}>{name}</Text>
        <Text c="dimmed" fz="sm">
          {t(`labour_code.explanations.${rule}`)}
        </Text>
        {example && (
          <Text c="dimmed" fz="xs" mt={4}>
            {example}
          </Text>
        )}
      </Table.Th>
      <Table.Td>
        <Bases rule={rule} laws={laws} />
      </Table.Td>
      <Table.Td>
        <Limits rule={rule} laws={laws} />
      </Table.Td>
      <Table.Td>
        {onChange === null ? (
          <Group gap={6} className={classes.facts} wrap="nowrap">
            <IconLock size={16} aria-hidden />
            <Text>{t('company.way.always')}</Text>
          </Group>
        ) : (
          <Group gap={6} wrap="nowrap">
            <SegmentedControl
              size="xs"
              aria-label={t('company.code.way_of', { rule: name })}
              color={colours[severity]}
              data={waysOf(rule).map((value) => ({ value, label: t(`company.way.${value}_short`) }))}
              value={severity}
              disabled={!mayEdit}
              onChange={(value) => onChange(value as Severity)}
            />
            {severity !== usual && mayEdit && (
              <Tooltip label={t('company.code.back_to', { way: t(`company.way.${usual}_short`) })}>
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  aria-label={t('company.code.back_of', { rule: name })}
                  onClick={() => onChange(usual)}
                >
                  <IconRestore size={16} />
                </ActionIcon>
              </Tooltip>
            )}
          </Group>
        )}
      </Table.Td>
    </Table.Tr>
  )
}

type PartProps = Pick<Props, 'rule' | 'laws'>

function Bases({ rule, laws }: PartProps) {
  const { t } = useTranslation()
  const words = useStatuteWords()
  // A rule of a law that is not in use here has no basis to name.
  const isInUse = laws.some(({ limits }) => existsIn(rule, limits))
  const own = (
    <Text fz="sm" c="dimmed">
      {isInUse ? t('company.code.no_statute') : '—'}
    </Text>
  )
  const cited = laws
    .filter(({ limits }) => existsIn(rule, limits))
    .flatMap((law) => {
      const text = citation(basisIn(rule, law), words)
      return text === null ? [] : [{ id: law.id, text }]
    })
  if (cited.length === 0) return own
  return (
    <Stack gap={2}>
      {cited.map(({ id, text }) => (
        <LawLine key={id} law={laws.length > 1 ? id : null}>
          {text}
        </LawLine>
      ))}
    </Stack>
  )
}

function Limits({ rule, laws }: PartProps) {
  const { t } = useTranslation()
  const lines = laws.map(({ id, limits }) => ({ id, text: limitText(t, rule, limits) }))
  const alike = new Set(lines.map(({ text }) => text)).size === 1
  const shown = alike ? lines.slice(0, 1) : lines
  return (
    <Stack gap={2}>
      {shown.map(({ id, text }) => (
        <LawLine key={id} law={alike ? null : id}>
          <span className={classes.limits}>{text ?? '—'}</span>
        </LawLine>
      ))}
    </Stack>
  )
}

/** What a law says, with its sign where there are several. */
const LawLine = ({ law, children }: { law: string | null; children: ReactNode }) => (
  <Group gap={6} wrap="nowrap" align="baseline">
    {law && (
      <Text c="dimmed" fz="xs" fw={600} w={22} style={{ flexShrink: 0 }}>
        {law}
      </Text>
    )}
    <Text fz="sm" component="div">
      {children}
    </Text>
  </Group>
)
