import { Alert, Button, Group, Stack } from '@mantine/core'
import { IconCoffee, IconLogin2, IconLogout2, IconPlayerPlay } from '@tabler/icons-react'
import { longestPunchNote, type OwnDay, type PunchAction } from '@shiftloom/backend/contracts/time_tracking'
import { useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { TextField } from '#/ui/fields.tsx'
import { SelectField } from '#/ui/select_field.tsx'
import { PlaceNotice } from './place_notice.tsx'
import { ownDayQuery, readPlaceNotice } from './queries.ts'
import { usePunching, type Choice } from './use_punching.ts'

const icons = { start: IconLogin2, end: IconLogout2, break_start: IconCoffee, break_end: IconPlayerPlay }

/** What comes next most likely is the big button. */
const mainAction: Record<OwnDay['state'], PunchAction> = { away: 'start', working: 'end', break: 'break_end' }

type Props = { day: OwnDay; isBrief: boolean; beside: ReactNode }

/** The buttons of what may be registered now. */
export function PunchPanel({ day, isBrief, beside }: Props) {
  const { t } = useTranslation()
  const cache = useQueryClient()
  const { punch, waiting, step } = usePunching(day)
  const [note, setNote] = useState('')
  const [chosenId, setChosenId] = useState<string | null>(null)
  const [asked, setAsked] = useState<Choice | null>(null)
  const location = day.locations.find(({ id }) => id === (chosenId ?? day.usualLocationId))
  if (!location)
    return (
      <Group>
        <Alert color="orange">{t('records.own.no_location')}</Alert>
        {beside}
      </Group>
    )

  const begin = (kind: PunchAction) => {
    const choice = { kind, locationId: location.id, note, withPosition: location.mapped }
    if (choice.withPosition && !day.noticeRead) setAsked(choice)
    else void make(choice)
  }
  const make = async (choice: Choice) => {
    setAsked(null)
    await punch(choice)
    setNote('')
  }
  const makeAfterReading = async (choice: Choice) => {
    await readPlaceNotice()
    await make(choice)
    void cache.invalidateQueries({ queryKey: ownDayQuery.queryKey })
  }
  const main = mainAction[day.state]
  const others = day.next.filter((kind) => kind !== main)
  const MainIcon = icons[main]
  return (
    <Stack gap="sm">
      {waiting && <Alert color="orange">{t('records.own.waiting')}</Alert>}
      <Group align="flex-end">
        {day.state === 'away' && day.locations.length > 1 && (
          <SelectField
            w={isBrief ? 200 : 240}
            label={t('records.own.location')}
            data={day.locations.map(({ id, name }) => ({ value: id, label: name }))}
            value={location.id}
            onChange={setChosenId}
          />
        )}
        <TextField
          w={isBrief ? 180 : 280}
          label={t('records.own.note')}
          maxLength={longestPunchNote}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        <Button
          size={isBrief ? 'md' : 'xl'}
          leftSection={<MainIcon size={isBrief ? 20 : 26} aria-hidden />}
          loading={step !== 'rest'}
          disabled={waiting !== null}
          onClick={() => begin(main)}
        >
          {t(`records.punch.${main}`)}
        </Button>
        {others.map((kind) => {
          const Icon = icons[kind]
          return (
            <Button
              key={kind}
              size={isBrief ? 'md' : 'lg'}
              variant="default"
              leftSection={<Icon size={20} aria-hidden />}
              disabled={step !== 'rest' || waiting !== null}
              onClick={() => begin(kind)}
            >
              {t(`records.punch.${kind}`)}
            </Button>
          )
        })}
        <span role="status">{step === 'locating' && t('records.own.locating')}</span>
        <span style={{ marginInlineStart: 'auto' }}>{beside}</span>
      </Group>
      <PlaceNotice
        opened={asked !== null}
        onClose={() => setAsked(null)}
        onRead={() => void (asked && makeAfterReading(asked))}
        onWithout={() => void (asked && make({ ...asked, withPosition: false }))}
      />
    </Stack>
  )
}
