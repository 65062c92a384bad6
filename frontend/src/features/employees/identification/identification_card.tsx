import { Alert, Button, CopyButton, Group, Stack, Text } from '@mantine/core'
import { IconCheck, IconCopy, IconId, IconKey } from '@tabler/icons-react'
import type { Employee } from '@shiftloom/backend/contracts/organisation'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Section } from '#/ui/section.tsx'
import { CardCodeModal } from './card_code_modal.tsx'
import { Fact } from '../people/fact.tsx'
import { useIdentification } from './use_identification.ts'

type Props = { employee: Employee; editable?: boolean }

/** How a person identifies at a kiosk. Codes are shown when they are made and never again. */
export function IdentificationCard({ employee, editable = false }: Props) {
  const { t } = useTranslation()
  const { pin, busy, generate, takePin, takeCard, setCard } = useIdentification(employee)
  const [typing, setTyping] = useState(false)
  const { access } = employee
  if (!access) return null
  const title = t('employees.identification.title')
  return (
    <Section title={title} text={t('employees.identification.text')}>
      <Stack gap="lg">
        <Group justify="space-between" align="flex-end">
          <Fact label={t('employees.identification.pin')}>
            {t(access.hasPin ? 'employees.identification.set' : 'employees.identification.none')}
          </Fact>
          {editable && (
            <Group gap="sm">
              {access.hasPin && (
                <Button variant="default" disabled={busy} onClick={() => void takePin()}>
                  {t('employees.identification.take_pin')}
                </Button>
              )}
              <Button
                variant="default"
                leftSection={<IconKey size={16} />}
                disabled={busy}
                onClick={() => void generate()}
              >
                {t(access.hasPin ? 'employees.identification.new_pin' : 'employees.identification.first_pin')}
              </Button>
            </Group>
          )}
        </Group>
        {pin && (
          <Alert color="lime" title={t('employees.identification.pin_made')} role="status">
            <Group>
              <Text fz={28} fw={650} className="tabular" lts={4}>
                {pin}
              </Text>
              <CopyButton value={pin}>
                {({ copied, copy }) => (
                  <Button
                    size="sm"
                    variant="default"
                    leftSection={copied ? <IconCheck size={16} /> : <IconCopy size={16} />}
                    onClick={copy}
                  >
                    {t(copied ? 'employees.identification.copied' : 'employees.identification.copy')}
                  </Button>
                )}
              </CopyButton>
            </Group>
            <Text mt="xs">{t('employees.identification.once')}</Text>
          </Alert>
        )}
        <Group justify="space-between" align="flex-end">
          <Fact label={t('employees.identification.card')}>
            {access.cardLast4
              ? t('employees.identification.card_ends', { end: access.cardLast4 })
              : t('employees.identification.none')}
          </Fact>
          {editable && (
            <Group gap="sm">
              {access.cardLast4 && (
                <Button variant="default" disabled={busy} onClick={() => void takeCard()}>
                  {t('employees.identification.take_card')}
                </Button>
              )}
              <Button
                variant="default"
                leftSection={<IconId size={16} />}
                disabled={busy}
                onClick={() => setTyping(true)}
              >
                {t('employees.identification.set_card')}
              </Button>
            </Group>
          )}
        </Group>
      </Stack>
      {typing && <CardCodeModal save={setCard} onClose={() => setTyping(false)} />}
    </Section>
  )
}
