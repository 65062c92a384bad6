import { Badge, Group, Stack, Text, UnstyledButton } from '@mantine/core'
import type { DemandRule, RulePosition, RulesOfLocation } from '@shiftloom/backend/contracts/demand_rules'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#/lib/writing/format.ts'
import { PositionChip } from '#/domain/positions/position_chip.tsx'
import { holdingOn, openedVersion } from './rule_values.ts'
import { useWorkText } from './use_work_text.ts'
import classes from './rules_board.module.css'

type Chosen = { ruleId: string; positionId: string | null }
type Props = {
  data: RulesOfLocation
  chosen: Chosen
  onOpen: (ruleId: string, positionId: string) => void
}

/** Rules by the position that does their work; a rule of two positions stands under both. */
export function RuleList({ data, chosen, onOpen }: Props) {
  const { t } = useTranslation()
  const { today } = data.location
  const connected = (position: RulePosition): DemandRule[] =>
    data.rules.filter((rule) =>
      openedVersion(rule, today).connections.some(({ positionId }) => positionId === position.positionId)
    )
  const loose = data.rules.filter((rule) => openedVersion(rule, today).connections.length === 0)
  return (
    <Stack gap="lg" component="nav" aria-label={t('staffing_rules.list')}>
      {data.positions.map((position) => {
        const rules = connected(position)
        if (rules.length === 0) return null
        return (
          <Stack key={position.positionId} gap={4}>
            <div>
              <PositionChip name={position.name} color={position.color} />
            </div>
            <ul className={classes.group}>
              {rules.map((rule) => (
                <RuleItem
                  key={rule.id}
                  {...{ data, rule }}
                  isChosen={chosen.ruleId === rule.id && chosen.positionId === position.positionId}
                  onOpen={() => onOpen(rule.id, position.positionId)}
                />
              ))}
            </ul>
          </Stack>
        )
      })}
      {loose.length > 0 && (
        <Stack gap={4}>
          <Text fz="sm" c="dimmed">
            {t('staffing_rules.without_position')}
          </Text>
          <ul className={classes.group}>
            {loose.map((rule) => (
              <RuleItem
                key={rule.id}
                {...{ data, rule }}
                isChosen={chosen.ruleId === rule.id}
                onOpen={() => onOpen(rule.id, '')}
              />
            ))}
          </ul>
        </Stack>
      )}
    </Stack>
  )
}

type ItemProps = { data: RulesOfLocation; rule: DemandRule; isChosen: boolean; onOpen: () => void }

function RuleItem({ data, rule, isChosen, onOpen }: ItemProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const workText = useWorkText()
  const { today } = data.location
  const { name, body } = openedVersion(rule, today)
  const metric = data.metrics.find(({ id }) => id === rule.metricId)
  const holding = holdingOn(rule, today)
  const next = rule.versions.find(({ validFrom }) => validFrom! > today)
  return (
    <li>
      <UnstyledButton className={classes.rule} aria-current={isChosen} onClick={onOpen}>
        <Text fw={550} lineClamp={2}>
          {name}
        </Text>
        <Text fz="xs" c="dimmed">
          {[metric?.name, workText(body.work)].filter(Boolean).join(' · ')}
        </Text>
        {metric && (
          <Text fz="xs" c="dimmed">
            {body.maximum === null
              ? t('staffing_rules.bounds_open', { minimum: body.minimum })
              : t('staffing_rules.bounds', { minimum: body.minimum, maximum: body.maximum })}
          </Text>
        )}
        <Group gap={6} mt={4}>
          {holding && (
            <Badge size="sm" variant="light" color="teal" c="gray.9">
              {t('staffing_rules.status.holding', { day: format.day(holding.validFrom!, 'numeric') })}
            </Badge>
          )}
          {next && (
            <Badge size="sm" variant="light" color="brand" c="gray.9">
              {t('staffing_rules.status.later', { day: format.day(next.validFrom!, 'numeric') })}
            </Badge>
          )}
          {rule.draft && (
            <Badge size="sm" variant="outline" color="gray">
              {t('staffing_rules.status.draft')}
            </Badge>
          )}
        </Group>
      </UnstyledButton>
    </li>
  )
}
