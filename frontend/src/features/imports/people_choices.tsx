import { Checkbox, Stack } from '@mantine/core'
import type { ImportOptions } from '@shiftloom/backend/contracts/imports'
import { useTranslation } from 'react-i18next'
import { useCan } from '#/lib/account/profile.ts'

const choices = ['createPositions', 'createTags', 'invite', 'archiveMissing'] as const

export const allowedOf = (options: ImportOptions, allowed: string[]): ImportOptions => ({
  ...options,
  ...Object.fromEntries(choices.map((choice) => [choice, options[choice] && allowed.includes(choice)])),
  defaultContract: allowed.includes('defaultContract') ? options.defaultContract : null,
})

export function useAllowedChoices(): string[] {
  const may = {
    createPositions: useCan('positions.create'),
    createTags: useCan('tags.create'),
    invite: useCan('employees.create'),
    archiveMissing: useCan('employees.archive'),
    defaultContract: useCan('contracts.edit'),
  }
  return Object.entries(may).flatMap(([choice, allowed]) => (allowed ? [choice] : []))
}

type Props = { options: ImportOptions; onChange: (options: ImportOptions) => void; allowed: string[] }

export function PeopleChoices({ options, onChange, allowed }: Props) {
  const { t } = useTranslation()
  return (
    <Stack gap="xs">
      {choices
        .filter((choice) => allowed.includes(choice))
        .map((choice) => (
          <Checkbox
            key={choice}
            checked={options[choice]}
            onChange={(event) => onChange({ ...options, [choice]: event.currentTarget.checked })}
            label={t(`imports.choice.${choice}`)}
            description={t(`imports.choice_text.${choice}`)}
          />
        ))}
    </Stack>
  )
}
