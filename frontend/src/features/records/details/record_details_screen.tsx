import { Anchor, Group, SimpleGrid, Stack } from '@mantine/core'
import type { RecordDetails } from '@shiftloom/backend/contracts/time_records'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router-dom'
import { useCan } from '#/lib/account/profile.ts'
import { useFormat } from '#/lib/writing/format.ts'
import { QueryScreen } from '#/ui/query_screen.tsx'
import { Screen } from '#/ui/screen.tsx'
import { RecordDialogs, type RecordQuestion } from '../decide/record_dialogs.tsx'
import { RowButtons } from '../decide/row_buttons.tsx'
import { recordQuery, useDecisions } from '../record_queries.ts'
import { pathOfRecords } from '../paths.ts'
import { RecordFacts } from './record_facts.tsx'
import { Part, RecordParts } from '../parts/record_parts.tsx'

/** One record: what was planned, registered and counted, every punch, and every decision. */
export const RecordDetailsScreen = () => <Opened isEditing={false} />

/** The same, with its hours open to be edited by those who may. */
export const RecordScreen = () => <Opened isEditing />

function Opened({ isEditing }: { isEditing: boolean }) {
  const { t } = useTranslation()
  const { id = '' } = useParams()
  const query = useQuery(recordQuery(id))
  return (
    <QueryScreen title={t('records.details.title')} query={query}>
      {(record) => <Details record={record} isEditing={isEditing} />}
    </QueryScreen>
  )
}

type Props = { record: RecordDetails; isEditing: boolean }

function Details({ record, isEditing }: Props) {
  const { t } = useTranslation()
  const format = useFormat()
  return (
    <Screen
      title={t('records.named', {
        name: format.personName(record.employee),
        day: format.day(record.day, 'weekday'),
      })}
      description={t('records.details.title')}
      maxWidth={1100}
      actions={<Decisions record={record} isEditing={isEditing} />}
    >
      <Stack gap="lg">
        <Anchor component={Link} to={pathOfRecords}>
          {t('records.details.all')}
        </Anchor>
        <SimpleGrid cols={2} spacing="lg">
          <Part title={t('records.details.hours')}>
            <RecordFacts record={record} />
          </Part>
          <RecordParts record={record} />
        </SimpleGrid>
      </Stack>
    </Screen>
  )
}

function Decisions({ record, isEditing }: Props) {
  const mayDecide = useCan('records.accept')
  const mayEdit = useCan('records.edit')
  const [question, setQuestion] = useState<RecordQuestion | null>(
    isEditing && mayEdit ? { what: 'edit', record } : null
  )
  const { accept } = useDecisions()
  if (!mayDecide) return null
  return (
    <Group>
      <RowButtons
        record={record}
        onAccept={() => accept.mutate(record)}
        onReject={() => setQuestion({ what: 'reject', record })}
        onEdit={mayEdit ? () => setQuestion({ what: 'edit', record }) : null}
        hasWords
      />
      <RecordDialogs question={question} onClose={() => setQuestion(null)} />
    </Group>
  )
}
