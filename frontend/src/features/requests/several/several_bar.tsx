import { Button, Checkbox, Group } from '@mantine/core'
import { IconCheck, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFocusStays } from '#/ui/use_focus_stays.ts'
import { DecideModal, type Way } from './decide_modal.tsx'
import type { Chosen } from './use_chosen.tsx'

/** Several requests are chosen and decided together. */
export function SeveralBar({ chosen: { possible, chosen, set } }: { chosen: Chosen }) {
  const { t } = useTranslation()
  const [way, setWay] = useState<Way | null>(null)
  const { ref: bar, used } = useFocusStays(`${way} ${chosen.length}`)
  const isEvery = chosen.length === possible.length
  const deciding = chosen.filter(({ rights }) => way !== null && rights[way])
  if (possible.length === 0 && !way) return null
  return (
    <Group mb="sm" mih={36} gap="md" ref={bar}>
      {possible.length > 0 && (
        <Checkbox
          label={t('requests.several.every')}
          checked={isEvery}
          indeterminate={chosen.length > 0 && !isEvery}
          onChange={() => set(isEvery ? [] : possible)}
        />
      )}
      {chosen.length > 0 && (
        <Group gap="xs" role="group" aria-label={t('requests.several.chosen', { count: chosen.length })}>
          <Button
            size="xs"
            variant="default"
            leftSection={<IconX size={16} aria-hidden />}
            onClick={() => setWay('reject')}
          >
            {t('requests.several.reject', { count: chosen.length })}
          </Button>
          <Button
            size="xs"
            leftSection={<IconCheck size={16} aria-hidden />}
            onClick={() => setWay('approve')}
          >
            {t('requests.several.approve', { count: chosen.length })}
          </Button>
        </Group>
      )}
      {way && (
        <DecideModal
          way={way}
          requests={deciding}
          onClose={() => {
            used()
            setWay(null)
          }}
        />
      )}
    </Group>
  )
}
