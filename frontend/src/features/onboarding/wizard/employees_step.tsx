import { Button, Checkbox, Group, Stack, Text } from '@mantine/core'
import type { Onboarding } from '@shiftloom/backend/contracts/onboarding'
import { IconCircleCheckFilled, IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { positionsQuery } from '#/domain/company/directory.ts'
import { ScreenPart } from '#/lib/screens/screen_part.tsx'
import { TextField } from '#/ui/fields.tsx'
import { LicencePlaces } from '#/domain/licence_places/licence_places.tsx'
import { NameFields } from '#/domain/people/name_fields.tsx'
import { SelectField } from '#/ui/select_field.tsx'
import { RowsSkeleton } from '#/ui/skeletons.tsx'
import { useStep } from '../queries.ts'
import { isEmpty, type LineProblems, type PersonLine } from './people.ts'
import { useAddingPeople } from './use_adding_people.ts'
import classes from './wizard.module.css'
import { WizardActions, WizardFrame } from './wizard_frame.tsx'

type Props = { onboarding: Onboarding; locationId: string }

/** The first people, as many as wanted, or none yet. */
export function EmployeesStep({ onboarding, locationId }: Props) {
  const { t } = useTranslation()
  const positions = useQuery(positionsQuery)
  return (
    <WizardFrame
      step="employees"
      title={t('onboarding.employees.title')}
      lead={t('onboarding.employees.lead')}
    >
      {positions.isPending ? (
        <RowsSkeleton rows={3} />
      ) : (
        <People onboarding={onboarding} locationId={locationId} positions={positions.data ?? []} />
      )}
    </WizardFrame>
  )
}

type Positions = { id: string; name: string }[]

function People({ onboarding, locationId, positions }: Props & { positions: Positions }) {
  const { t } = useTranslation()
  const move = useStep()
  const finish = () => move.mutate({ step: 'finished' })
  const [invite, setInvite] = useState(true)
  const adding = useAddingPeople({ onboarding, locationId, invite, onAdded: finish })
  const { people: there } = onboarding.made
  const noneToAdd = adding.people.every((line) => isEmpty(line) || line.done)
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        adding.submit()
      }}
    >
      <Stack gap="md">
        <Group justify="space-between">
          <Text c="dimmed" size="sm" role="status">
            {there > 0 && t('onboarding.employees.there', { count: there })}
          </Text>
          <ScreenPart place="welcome.import" />
        </Group>
        {adding.people.map((line, index) => (
          <Person
            key={line.key}
            line={line}
            number={index + 1}
            positions={positions}
            problems={adding.problems[line.key] ?? {}}
            onChange={(changes) => adding.change(line.key, changes)}
          />
        ))}
        <Button
          variant="subtle"
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={adding.another}
          style={{ alignSelf: 'start' }}
        >
          {t('onboarding.employees.another')}
        </Button>
        <Checkbox
          checked={invite}
          onChange={({ currentTarget }) => setInvite(currentTarget.checked)}
          label={t('onboarding.employees.invite')}
          description={t('onboarding.employees.invite_text')}
        />
        <Text c="dimmed" size="sm">
          {t('onboarding.employees.note')}
        </Text>
        <LicencePlaces />
      </Stack>
      <WizardActions
        back={() => move.mutate({ step: 'positions' })}
        loading={adding.pending || move.isPending}
        nextText={t(`onboarding.employees.${noneToAdd ? 'finish' : invite ? 'submit' : 'submit_quietly'}`)}
      />
    </form>
  )
}

type PersonProps = {
  line: PersonLine
  number: number
  positions: Positions
  problems: LineProblems
  onChange: (changes: Partial<PersonLine>) => void
}

function Person({ line, number, positions, problems, onChange }: PersonProps) {
  const { t } = useTranslation()
  const text = (field: 'name' | 'surname' | 'email') => ({
    label: t(`onboarding.employees.${field}`),
    value: line[field],
    error: problems[field],
    onChange: (event: { currentTarget: { value: string } }) =>
      onChange({ [field]: event.currentTarget.value }),
  })
  return (
    <fieldset className={classes.person} disabled={line.done}>
      <legend>{t('onboarding.employees.person', { number })}</legend>
      <NameFields
        given={<TextField {...text('name')} maxLength={80} />}
        family={<TextField {...text('surname')} maxLength={80} />}
      />
      <TextField {...text('email')} type="email" inputMode="email" maxLength={254} />
      <SelectField
        label={t('onboarding.employees.position')}
        data={positions.map(({ id, name }) => ({ value: id, label: name }))}
        placeholder={t('onboarding.employees.no_position')}
        clearable
        value={line.positionId}
        onChange={(positionId) => onChange({ positionId })}
      />
      {line.done && (
        <span className={classes.mark} role="img" aria-label={t('onboarding.employees.added')}>
          <IconCircleCheckFilled size={22} aria-hidden />
        </span>
      )}
    </fieldset>
  )
}
