import { Button, Group, Stack } from '@mantine/core'
import { IconAdjustments, IconPlus } from '@tabler/icons-react'
import type { RulesOfLocation } from '@shiftloom/backend/contracts/demand_rules'
import { useQuery } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { useCan } from '#/lib/account/profile.ts'
import { useConfirm } from '#/ui/confirm.tsx'
import { EmptyState } from '#/ui/empty_state.tsx'
import { ErrorState } from '#/ui/error_state.tsx'
import { RowsSkeleton } from '#/ui/skeletons.tsx'
import { KeptRule } from './kept_rule.tsx'
import { NewRuleModal } from './new_rule_modal.tsx'
import { rulesQuery } from './queries.ts'
import { RuleList } from './rule_list.tsx'
import { openedVersion } from './rule_values.ts'
import classes from './rules_board.module.css'

/** The rules of a location beside the one that is looked at; which one stands in the address. */
export function RulesBoard({ locationId }: { locationId: string }) {
  const rules = useQuery(rulesQuery(locationId))
  if (rules.isPending) return <RowsSkeleton rows={8} />
  if (rules.isLoadingError) return <ErrorState error={rules.error} onRetry={rules.refetch} />
  return <Board data={rules.data} />
}

function Board({ data }: { data: RulesOfLocation }) {
  const { t } = useTranslation()
  const mayEdit = useCan('demand_rules.edit')
  const [address, setAddress] = useSearchParams()
  const confirm = useConfirm()
  const [isAdding, setIsAdding] = useState(false)
  const [isDirty, setIsDirty] = useState(false)
  const { rules, positions, location } = data
  const rule = rules.find(({ id }) => id === address.get('rule')) ?? rules[0]
  const connected = rule ? openedVersion(rule, location.today).connections : []
  const positionId =
    connected.find((one) => one.positionId === address.get('position'))?.positionId ??
    connected[0]?.positionId
  const position = positions.find((one) => one.positionId === positionId)
  const open = async (ruleId: string, ofPosition?: string) => {
    const leaves = isDirty && ruleId !== rule?.id
    if (leaves && !(await confirm(leaving(t)))) return
    setAddress({ rule: ruleId, ...(ofPosition && { position: ofPosition }) })
  }
  const add = mayEdit && (
    <Button leftSection={<IconPlus size={16} />} onClick={() => setIsAdding(true)}>
      {t('staffing_rules.new.open')}
    </Button>
  )
  return (
    <>
      {rule ? (
        <div className={classes.board}>
          <Stack gap="md">
            <Group>{add}</Group>
            <RuleList
              data={data}
              chosen={{ ruleId: rule.id, positionId: positionId ?? null }}
              onOpen={(id, of) => void open(id, of)}
            />
          </Stack>
          <KeptRule
            key={rule.id}
            {...{ data, rule, position: position ?? null, mayEdit }}
            onPosition={(id) => void open(rule.id, id)}
            onDirty={setIsDirty}
          />
        </div>
      ) : (
        <EmptyState
          icon={<IconAdjustments size={28} stroke={1.5} />}
          title={t('staffing_rules.empty.title')}
          description={t('staffing_rules.empty.text')}
          action={add}
        />
      )}
      {isAdding && (
        <NewRuleModal
          data={data}
          onClose={() => setIsAdding(false)}
          onMade={(made) => {
            setIsAdding(false)
            void open(made.id)
          }}
        />
      )}
    </>
  )
}

/** What is typed for one rule goes when another is opened. */
const leaving = (t: TFunction) => ({
  title: t('form.leave_title'),
  text: t('form.leave_text'),
  confirmLabel: t('form.leave'),
  cancelLabel: t('form.stay'),
  destructive: true,
})
