import { Anchor, Button, Group, Stack, Table, Text } from '@mantine/core'
import type { ProposalUnfilled } from '@shiftloom/backend/contracts/auto_schedule'
import { useState } from 'react'
import { useScheduler } from '../context/scheduler_context.ts'
import { FixList } from './fix_list.tsx'
import classes from './generate.module.css'
import { ruleLine } from './rule_lines.ts'
import { useShow } from '../variants/use_show.ts'

const listed = 4

/** One open shift: how it could be filled, and who is kept from it by what. */
export function UnfilledCard({ unfilled }: { unfilled: ProposalUnfilled }) {
  const { entryId, day, blockers, fixes } = unfilled
  const { labels, model, actions, rights } = useScheduler()
  const { t, format } = labels
  const show = useShow()
  const entry = model.entryById.get(entryId)
  const title = entry
    ? t('generate.panel.change_shift', {
        day: format.day(day, 'weekday'),
        times: labels.times(entry),
        position: labels.position(entry.positionId),
      })
    : format.day(day, 'weekday')
  const holder = entry?.employeeId ? model.personById.get(entry.employeeId) : undefined
  return (
    <section className={classes.change} aria-label={title} data-done={holder ? '' : undefined}>
      <Anchor
        component="button"
        type="button"
        fw={600}
        c="gray.9"
        className="tabular"
        ta="left"
        onClick={() => show({ entryId, day })}
      >
        {title}
      </Anchor>
      {holder ? (
        <Text fz="sm">{t('generate.fixes.done', { person: labels.person(holder) })}</Text>
      ) : (
        <Stack gap={8} mt={6}>
          {entry && fixes.length > 0 && <FixList fixes={fixes} entry={entry} />}
          <Blockers blockers={blockers} />
          {entry && rights.edit && (
            <Group gap={4}>
              <Button size="compact-xs" variant="subtle" onClick={() => actions.whoElse(entry)}>
                {t('scheduling.warnings.who_else')}
              </Button>
              <Button size="compact-xs" variant="subtle" onClick={() => actions.openEntry(entry.id)}>
                {t('generate.panel.change_it')}
              </Button>
            </Group>
          )}
        </Stack>
      )}
    </section>
  )
}

function Blockers({ blockers }: Pick<ProposalUnfilled, 'blockers'>) {
  const { labels, model } = useScheduler()
  const { t } = labels
  const [all, setAll] = useState(false)
  if (blockers.length === 0) return null
  return (
    <div>
      <Table fz="xs" verticalSpacing={3} horizontalSpacing={6} className={classes.blockers}>
        <Table.Caption className={classes.caption}>{t('generate.fixes.who')}</Table.Caption>
        <Table.Thead className={classes.unseen}>
          <Table.Tr>
            <Table.Th>{t('generate.fixes.table_person')}</Table.Th>
            <Table.Th>{t('generate.fixes.table_why')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {(all ? blockers : blockers.slice(0, listed)).map(({ employeeId, code, details }) => (
            <Table.Tr key={employeeId}>
              <Table.Th scope="row" fw={550}>
                {labels.person(model.personById.get(employeeId))}
              </Table.Th>
              <Table.Td c="gray.8">{ruleLine(labels, code, details)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {!all && blockers.length > listed && (
        <Button size="compact-xs" variant="subtle" onClick={() => setAll(true)}>
          {t('generate.panel.everybody', { count: blockers.length })}
        </Button>
      )}
    </div>
  )
}
