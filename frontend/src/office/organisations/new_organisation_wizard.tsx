import { Alert, Button, Group, Modal, SimpleGrid, Stack, Stepper, Text } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import type { LanguageId } from '@shiftloom/backend/contracts/enums'
import { longestTrialDays, type OfficeOrganisationDetails } from '@shiftloom/backend/contracts/office'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { draftsOf } from '#/lib/screens/kept_draft.ts'
import { enumsQuery, useProfile } from '#/lib/account/profile.ts'
import { TextField } from '#/ui/fields.tsx'
import { NameFields } from '#/domain/people/name_fields.tsx'
import { NumberField } from '#/ui/form/number_field.tsx'
import { same } from '#/ui/form/rebase.ts'
import { FormFoot } from '#/ui/form_foot.tsx'
import { goToFirstProblem } from '#/ui/form/first_problem.ts'
import { useCreateForm } from '#/ui/form/use_create_form.ts'
import { SelectField } from '#/ui/select_field.tsx'
import { toast } from '#/ui/toast.ts'
import { useFocusBack } from '#/ui/use_focus_back.ts'
import { CarerField, CompanyFields, EnterpriseFields, RegionalFields } from './organisation_fields.tsx'
import {
  emptyOrganisation,
  newInputOf,
  newOrganisationRules,
  stepOfField,
  type NewOrganisationValues,
  type OrganisationValues,
} from './organisation_values.ts'
import { createOrganisation, defaultsQuery } from './queries.ts'

const drafts = draftsOf<NewOrganisationValues>('organisation', () => emptyOrganisation(0))
const lastStep = 2

/** Adds a customer in three steps: who it is, how it works, and who sets it up. What is typed survives a reload. */
export function NewOrganisationWizard({ onClose }: { onClose: () => void }) {
  const { id } = useProfile()
  useFocusBack()
  const [kept, setKept] = useState(() => drafts.kept(id))
  const startAnew = () => {
    drafts.forget(id)
    setKept(null)
  }
  // The key: starting over takes the form away with its draft.
  return (
    <Wizard
      key={kept ? 'kept' : 'new'}
      kept={kept}
      onStartAnew={kept ? startAnew : undefined}
      onClose={onClose}
    />
  )
}

type Props = {
  kept: ReturnType<typeof drafts.kept>
  onStartAnew?: () => void
  onClose: () => void
}

function Wizard({ kept, onStartAnew, onClose }: Props) {
  const { t } = useTranslation()
  const { id, language } = useProfile()
  const cache = useQueryClient()
  const go = useNavigate()
  const empty = emptyOrganisation(language)
  const [step, setStep] = useState(kept?.step ?? 0)
  const toProblem = (fields: string[]) => {
    if (fields.length === 0) return
    setStep(Math.min(...fields.map(stepOfField)))
    goToFirstProblem()
  }
  const { form, saving, submit } = useCreateForm<NewOrganisationValues, OfficeOrganisationDetails>({
    initial: kept?.values ?? empty,
    validate: newOrganisationRules(t),
    create: (values, key) => createOrganisation(newInputOf(values), key),
    onMade: (made) => {
      drafts.forget(id)
      toast({ text: t('organisations.add.done', { name: made.name }), type: 'success' })
      void cache.invalidateQueries({ queryKey: ['office', 'organisations'] })
      onClose()
      void go(`/office/organization/${made.id}/details`)
    },
    onClose,
    onFieldErrors: toProblem,
  })
  const { values } = form
  const typed = !same(values, empty)
  useEffect(() => {
    if (typed) drafts.keep(id, { values, step })
  }, [id, typed, values, step])

  const close = () => {
    if (typed) toast({ id: 'organisation-draft', text: t('organisations.add.kept'), type: 'info' })
    onClose()
  }
  /** Onwards only from a step without problems; back always. */
  const goTo = (next: number) => {
    const here = Object.keys(form.validate().errors).filter((field) => stepOfField(field) < next)
    if (next > step && here.length > 0) return toProblem(here)
    form.clearErrors()
    setStep(next)
  }
  const onCountry = async (country: string) => {
    const usual = await cache.fetchQuery(defaultsQuery(country))
    form.setValues((now) => ({ ...now, ...usual }))
  }
  const company = form as unknown as UseFormReturnType<OrganisationValues>

  return (
    <Modal
      opened
      size={860}
      onClose={close}
      title={t('organisations.add.title')}
      closeButtonProps={{ 'aria-label': t('core.close') }}
    >
      {onStartAnew && (
        <Alert mb="md" p="xs" role="status">
          <Group justify="space-between">
            {t('organisations.add.continued')}
            <Button variant="subtle" size="compact-sm" onClick={onStartAnew}>
              {t('organisations.add.start_over')}
            </Button>
          </Group>
        </Alert>
      )}
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (step < lastStep) goTo(step + 1)
          else void submit()
        }}
      >
        <Stepper active={step} onStepClick={goTo} size="sm" mb="xs">
          <Stepper.Step label={t('organisations.section.company')}>
            <CompanyFields form={company} onCountry={(country) => void onCountry(country)} />
          </Stepper.Step>
          <Stepper.Step label={t('organisations.add.service')}>
            <Stack>
              <RegionalFields form={company} />
              <SimpleGrid cols={2}>
                <CarerField form={company} />
                <NumberField
                  label={t('organisations.field.trialDays')}
                  allowDecimal={false}
                  min={1}
                  max={longestTrialDays}
                  {...form.getInputProps('trialDays')}
                />
              </SimpleGrid>
              <EnterpriseFields form={company} />
            </Stack>
          </Stepper.Step>
          <Stepper.Step label={t('organisations.add.administrator')}>
            <AdministratorFields form={form} />
          </Stepper.Step>
        </Stepper>
        <FormFoot justify="space-between">
          <Button variant="default" onClick={() => (step === 0 ? close() : goTo(step - 1))}>
            {t(step === 0 ? 'core.cancel' : 'core.back')}
          </Button>
          <Button type="submit" loading={saving}>
            {t(step < lastStep ? 'organisations.add.next' : 'organisations.add.submit')}
          </Button>
        </FormFoot>
      </form>
    </Modal>
  )
}

function AdministratorFields({ form }: { form: UseFormReturnType<NewOrganisationValues> }) {
  const { t } = useTranslation()
  const languages = useQuery(enumsQuery).data?.languages ?? []
  return (
    <Stack>
      <Text c="dimmed">{t('organisations.add.administrator_text')}</Text>
      <SimpleGrid cols={2}>
        <NameFields
          given={
            <TextField
              label={t('organisations.administrator.name')}
              withAsterisk
              maxLength={120}
              {...form.getInputProps('administrator.name')}
            />
          }
          family={
            <TextField
              label={t('organisations.administrator.surname')}
              withAsterisk
              maxLength={120}
              {...form.getInputProps('administrator.surname')}
            />
          }
        />
        <TextField
          type="email"
          label={t('organisations.administrator.email')}
          withAsterisk
          maxLength={254}
          {...form.getInputProps('administrator.email')}
        />
        <TextField
          type="tel"
          label={t('organisations.administrator.phone')}
          placeholder={t('form.phone_example')}
          maxLength={30}
          {...form.getInputProps('administrator.phone')}
        />
        <SelectField
          label={t('organisations.administrator.language')}
          data={languages.map(({ id, description }) => ({ value: String(id), label: description }))}
          {...form.getInputProps('administrator.language')}
          value={String(form.values.administrator.language)}
          onChange={(value) =>
            form.setFieldValue('administrator.language', Number(value) as LanguageId as never)
          }
        />
      </SimpleGrid>
    </Stack>
  )
}
