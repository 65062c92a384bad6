import { Combobox, ScrollArea, Skeleton, Stack, Text, TextInput, useCombobox } from '@mantine/core'
import type { ScheduleEntry } from '@shiftloom/backend/contracts/schedule'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { matchesName } from '#/domain/people/matches_name.ts'
import { AnchoredCard } from '../frame/anchored_card.tsx'
import classes from '../entry/options.module.css'
import { useCloseWhenGone } from '../context/use_close_when_gone.ts'
import { planAssign } from '../model/plan_operations.ts'
import { useScheduler } from '../context/scheduler_context.ts'
import type { Rect } from '../state/ui_state.ts'
import { ranked } from './ranked.ts'
import { ReplacementLine } from './replacement_line.tsx'
import { replacementsQuery } from './replacements_query.ts'

const listHeight = 380

/** "Who else?": who could take a shift, ranked by what it does to rules, hours and shares. Enter assigns. */
export function ReplacementsCard({ entryId, rect }: { entryId: string; rect: Rect }) {
  const { ui, model, labels } = useScheduler()
  const { t, format } = labels
  const entry = model.entryById.get(entryId)
  useCloseWhenGone([entryId], () => ui.setState({ replacing: null }))
  if (!entry) return null
  return (
    <AnchoredCard
      rect={rect}
      width={404}
      label={t('generate.replacements.title')}
      onClose={() => ui.setState({ replacing: null })}
    >
      <Stack gap={8}>
        <div>
          <Text fw={600}>{t('generate.replacements.title')}</Text>
          <Text fz="xs" c="dimmed" className="tabular">
            {t('generate.panel.change_shift', {
              day: format.day(entry.day, 'weekday'),
              times: labels.times(entry),
              position: labels.position(entry.positionId),
            })}
          </Text>
        </div>
        <People entry={entry} />
      </Stack>
    </AnchoredCard>
  )
}

function People({ entry }: { entry: ScheduleEntry }) {
  const { ui, model, labels, actions } = useScheduler()
  const { t } = labels
  const [query, setQuery] = useState('')
  const [opened] = useState(entry)
  const { data, isError } = useQuery(replacementsQuery(entry.id, entry.version))
  const combobox = useCombobox({ opened: true })
  const { free, blocked } = ranked(
    (data ?? []).flatMap((one) => {
      const person = model.personById.get(one.employeeId)
      return person && one.employeeId !== entry.employeeId && matchesName(person, query)
        ? [{ ...one, person }]
        : []
    })
  )
  const count = free.length + blocked.length
  // Only a new list starts again at the top; the store itself is another object at every render.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  useEffect(() => void combobox.selectFirstOption(), [query, count])

  /** What the rules refuse opens the question for a reason, for users who may override it. */
  const give = (employeeId: string) => {
    ui.setState({ replacing: null })
    const plan = planAssign([opened], employeeId, model.breakLaw.breaksOf)
    void actions.send({ label: 'move', ...plan, known: [opened] })
  }
  return (
    <Combobox store={combobox} onOptionSubmit={give}>
      <Combobox.EventsTarget>
        <TextInput
          data-autofocus
          value={query}
          placeholder={t('generate.replacements.search')}
          aria-label={t('generate.replacements.search')}
          onChange={(event) => setQuery(event.currentTarget.value)}
        />
      </Combobox.EventsTarget>
      {isError ? (
        <Text fz="sm" c="orange.9" role="status">
          {t('scheduling.drag.unchecked')}
        </Text>
      ) : !data ? (
        <Stack gap={6} role="status" aria-label={t('generate.replacements.loading')}>
          {[0, 1, 2].map((row) => (
            <Skeleton key={row} height={40} />
          ))}
        </Stack>
      ) : (
        <ScrollArea.Autosize mah={listHeight} type="auto" viewportProps={{ tabIndex: 0 }}>
          <Combobox.Options aria-label={t('generate.replacements.list')}>
            {free.length === 0 && query === '' && (
              <Text fz="sm" c="dimmed" px="sm" py={4}>
                {t('generate.replacements.none_free')}
              </Text>
            )}
            {free.length > 0 && (
              <Combobox.Group label={t('generate.replacements.free')}>
                {free.map((one) => (
                  <Combobox.Option key={one.employeeId} value={one.employeeId} className={classes.option}>
                    <ReplacementLine replacement={one} shift={opened} person={one.person} />
                  </Combobox.Option>
                ))}
              </Combobox.Group>
            )}
            {blocked.length > 0 && (
              <Combobox.Group label={t('generate.replacements.blocked')}>
                {blocked.map((one) => (
                  <Combobox.Option key={one.employeeId} value={one.employeeId} className={classes.option}>
                    <ReplacementLine replacement={one} shift={opened} person={one.person} />
                  </Combobox.Option>
                ))}
              </Combobox.Group>
            )}
            {count === 0 && query !== '' && (
              <Combobox.Empty>{t('generate.replacements.no_match')}</Combobox.Empty>
            )}
          </Combobox.Options>
        </ScrollArea.Autosize>
      )}
    </Combobox>
  )
}
