import { Anchor, List, ScrollArea, Stack, Text } from '@mantine/core'
import type { FiledRequest, RequestEffect } from '@shiftloom/backend/contracts/filed_requests'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { whenText } from '#/domain/request_status/request_words.ts'
import { useFormat } from '#/lib/writing/format.ts'
import { useAmount } from '../use_amount.ts'
import { mostShown, useEffects } from './use_effects.ts'
import { useRequestName } from './use_request_name.ts'

type Props = { requests: readonly FiledRequest[] }

/** Requests that are about to be decided. */
export function AskedLines({ requests, effects }: Props & { effects?: ReadonlyMap<string, RequestEffect> }) {
  const { t } = useTranslation()
  const format = useFormat()
  const name = useRequestName()
  return (
    <ScrollArea.Autosize mah={280} offsetScrollbars="present" viewportProps={{ tabIndex: 0 }}>
      <List spacing={4} fz="sm" aria-label={t('requests.several.chosen', { count: requests.length })}>
        {requests.map((request) => {
          const effect = effects?.get(request.id)
          return (
            <List.Item key={request.id}>
              {[name(request), request.type.name, whenText(request, format)].join(' · ')}
              {effect && <Effect effect={effect} />}
            </List.Item>
          )
        })}
      </List>
    </ScrollArea.Autosize>
  )
}

/** The same with what approving each of them means, by what is loaded so far. Without it they can be decided all the same. */
export function AskedWithEffects({ requests }: Props) {
  const { t } = useTranslation()
  const { found, total, loading, failed, retry } = useEffects(requests)
  const hint = [
    requests.length > 1 && t('requests.several.together'),
    requests.length > mostShown && t('requests.several.first', { count: mostShown }),
  ]
  return (
    <Stack gap="xs">
      <AskedLines requests={requests} effects={found} />
      <Text fz="sm" c="dimmed" className="tabular" role="status">
        {loading > 0
          ? t('requests.several.loading', { done: total - loading, total })
          : failed < total && hint.filter(Boolean).join(' ')}
      </Text>
      {loading === 0 && failed > 0 && (
        <Text fz="sm" role="status">
          {t('requests.several.failed', { count: failed })}{' '}
          <Anchor component="button" type="button" fz="sm" onClick={retry}>
            {t('requests.several.again')}
          </Anchor>
        </Text>
      )}
    </Stack>
  )
}

/** What it takes, the shifts it meets, and how it is met without this person. */
function Effect({ effect: { minutes, shifts, cover, balances } }: { effect: RequestEffect }) {
  const { t } = useTranslation()
  const format = useFormat()
  const amount = useAmount()
  const needs = cover.flatMap(({ missingMinutes }) => missingMinutes ?? [])
  const missing = needs.reduce((sum, one) => sum + one, 0)
  const isBeyond = balances.some(({ leftMinutes }) => leftMinutes < 0)
  const facts = [
    amount(minutes),
    t('requests.several.shifts', { count: shifts.length }),
    cover.length > 0 &&
      t('requests.several.fewest', { count: Math.min(...cover.map(({ others }) => others)) }),
    needs.length > 0 && missing === 0 && t('requests.cover.met'),
  ]
  const warnings = [
    missing > 0 && t('requests.cover.missing', { hours: format.hours(missing) }),
    isBeyond && t('requests.several.beyond'),
  ]
  return (
    <Text fz="sm" c="dimmed">
      {facts.filter(Boolean).join(' · ')}
      {warnings
        .filter((text) => text !== false)
        .map((text) => (
          <Fragment key={text}>
            {' · '}
            <Text span inherit fw={600} c="red.9" style={{ whiteSpace: 'nowrap' }}>
              {text}
            </Text>
          </Fragment>
        ))}
    </Text>
  )
}
