import { Button, Chip, Group, Stack, Text } from '@mantine/core'
import type { Onboarding } from '@shiftloom/backend/contracts/onboarding'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isApiFailure } from '#/lib/failures/api_failure.ts'
import { positionsQuery } from '#/domain/company/directory.ts'
import { ErrorState } from '#/ui/error_state.tsx'
import { TextField } from '#/ui/fields.tsx'
import { RowsSkeleton } from '#/ui/skeletons.tsx'
import { toast } from '#/ui/toast.ts'
import { industriesQuery, offerPositions, useStep } from '../queries.ts'
import { WizardActions, WizardFrame } from './wizard_frame.tsx'

type Props = { onboarding: Onboarding; locationId: string }

/** What people do there: what is usual in the industry, and one's own. */
export function PositionsStep({ onboarding, locationId }: Props) {
  const { t } = useTranslation()
  const known = useQuery(positionsQuery)
  const industries = useQuery(industriesQuery())
  const failed = [known, industries].find(({ isLoadingError }) => isLoadingError)
  const { industry } = onboarding.company
  const usual = industries.data?.find(({ key }) => key === (industry ?? 'other'))
  return (
    <WizardFrame
      step="positions"
      title={t('onboarding.positions.title')}
      lead={t('onboarding.positions.lead')}
    >
      {failed ? (
        <ErrorState error={failed.error} onRetry={failed.refetch} />
      ) : known.isPending || industries.isPending ? (
        <RowsSkeleton rows={3} />
      ) : (
        <Positions
          known={(known.data ?? []).map(({ name }) => name)}
          suggested={usual?.positions ?? []}
          locationId={locationId}
        />
      )}
    </WizardFrame>
  )
}

type ChooserProps = { known: string[]; suggested: string[]; locationId: string }
const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

function Positions({ known, suggested, locationId }: ChooserProps) {
  const { t } = useTranslation()
  const cache = useQueryClient()
  const move = useStep()
  const [own, setOwn] = useState<string[]>([])
  const [chosen, setChosen] = useState(known)
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const offered = [...known, ...suggested, ...own].filter(
    (name, index, all) => all.findIndex((other) => same(other, name)) === index
  )
  const save = useMutation({
    mutationFn: async () => {
      await offerPositions(locationId, chosen)
      // The next step begins with them.
      await cache.invalidateQueries({ queryKey: ['organisation'] })
    },
    onSuccess: () => move.mutate({ step: 'employees' }),
    onError: (error) => isApiFailure(error, 400, 403, 409) && toast({ text: error.message, type: 'error' }),
  })

  const add = () => {
    const name = typed.trim()
    if (!name) return
    const there = offered.find((other) => same(other, name))
    if (!there) setOwn([...own, name])
    if (!chosen.some((other) => same(other, name))) setChosen([...chosen, there ?? name])
    setTyped('')
    setProblem(null)
  }
  const submit = () => (chosen.length > 0 ? save.mutate() : setProblem(t('onboarding.positions.none')))

  return (
    <Stack gap="lg">
      <Chip.Group multiple value={chosen} onChange={(names) => (setChosen(names), setProblem(null))}>
        <Group gap="sm" role="group" aria-label={t('onboarding.positions.title')}>
          {offered.map((name) => (
            <Chip key={name} value={name} size="md">
              {name}
            </Chip>
          ))}
        </Group>
      </Chip.Group>
      <Group align="flex-end" gap="sm" wrap="nowrap">
        <TextField
          label={t('onboarding.positions.own')}
          maxLength={120}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            add()
          }}
          style={{ flex: 1, maxWidth: 360 }}
        />
        <Button variant="default" size="md" h={42} onClick={add}>
          {t('core.add')}
        </Button>
      </Group>
      <Text role="alert" c="red.8" size="sm">
        {problem}
      </Text>
      <WizardActions
        back={() => move.mutate({ step: 'location' })}
        loading={save.isPending || move.isPending}
        onNext={submit}
      />
    </Stack>
  )
}
