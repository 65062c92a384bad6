import { Checkbox, SimpleGrid, Stack, Switch } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { writableRoles } from '@shiftloom/backend/contracts/abilities'
import { roles, type CustomerRole } from '@shiftloom/backend/contracts/enums'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useProfile } from '#/lib/account/profile.ts'
import { TextField } from '#/ui/fields.tsx'
import { LocationField, LocationsField, PositionsField } from '#/domain/company/directory_fields.tsx'
import { NameFields, useFamilyNameFirst } from '#/domain/people/name_fields.tsx'
import { SelectField } from '#/ui/select_field.tsx'
import { ContractFields } from '../contracts/contract_fields.tsx'
import { LanguageField } from '../people/language_field.tsx'
import type { NewPersonStart, NewPersonValues } from './new_person_values.ts'
import classes from './new_person_fields.module.css'
import { RateFields } from '../rates/rate_fields.tsx'

type Props = { form: UseFormReturnType<NewPersonValues> }

/** Who a new person is, and where they work. */
export function NewPersonFields({ form }: Props) {
  const { t } = useTranslation()
  const familyFirst = useFamilyNameFirst()
  const me = useProfile()
  const roleChoices = writableRoles(me.role).map((role) => ({
    value: String(role),
    label: t(`roles.${role}`),
  }))
  return (
    <>
      <SimpleGrid cols={2}>
        <NameFields
          given={
            <TextField
              label={t('employees.field.name')}
              withAsterisk
              data-autofocus={!familyFirst || undefined}
              {...form.getInputProps('name')}
            />
          }
          family={
            <TextField
              label={t('employees.field.surname')}
              withAsterisk
              data-autofocus={familyFirst || undefined}
              {...form.getInputProps('surname')}
            />
          }
        />
      </SimpleGrid>
      <TextField
        label={t('employees.field.email')}
        type="email"
        withAsterisk
        {...form.getInputProps('email')}
      />
      <Checkbox
        label={t('employees.add.invite')}
        description={t('employees.add.invite_text')}
        {...form.getInputProps('invite', { type: 'checkbox' })}
      />
      <TextField
        label={t('employees.field.phone')}
        type="tel"
        placeholder={t('form.phone_example')}
        {...form.getInputProps('phone')}
      />
      <SelectField
        label={t('employees.field.role')}
        withAsterisk
        data={roleChoices}
        {...form.getInputProps('role')}
        value={String(form.values.role)}
        onChange={(value) => form.setFieldValue('role', Number(value) as CustomerRole)}
      />
      <LocationField
        label={t('employees.field.mainLocationId')}
        withAsterisk={form.values.role < roles.advisor}
        {...form.getInputProps('mainLocationId')}
      />
      <LocationsField
        except={form.values.mainLocationId}
        label={t('employees.field.otherLocations')}
        {...form.getInputProps('locationIds')}
      />
      <PositionsField label={t('employees.field.positionIds')} {...form.getInputProps('positionIds')} />
      <LanguageField
        value={form.values.language}
        onChange={(value) => form.setFieldValue('language', value)}
      />
    </>
  )
}

type TermsProps = Props & Pick<NewPersonStart, 'mayGive' | 'currency'>

/** What is agreed with a new person: their first contract, and what they earn for roles that may know it. */
export function NewPersonTerms({ form, mayGive, currency }: TermsProps) {
  const { t } = useTranslation()
  const { withContract, contract, withRate, rate } = form.values
  return (
    <>
      {mayGive.contract && (
        <Part
          label={t('employees.add.contract')}
          text={t('employees.contract.empty_text')}
          given={withContract}
          onChange={(given) => form.setFieldValue('withContract', given)}
        >
          <ContractFields
            input={(field) => form.getInputProps(`contract.${field}`)}
            workSystem={contract.workSystem}
          />
        </Part>
      )}
      {mayGive.rate && (
        <Part
          label={t('employees.add.rate')}
          text={t('employees.add.rate_text')}
          given={withRate}
          onChange={(given) => form.setFieldValue('withRate', given)}
        >
          <RateFields
            input={(field) => form.getInputProps(`rate.${field}`)}
            kind={rate.kind}
            currency={currency}
          />
        </Part>
      )}
    </>
  )
}

type PartProps = {
  label: string
  text: string
  given: boolean
  onChange: (given: boolean) => void
  children: ReactNode
}

function Part({ label, text, given, onChange, children }: PartProps) {
  return (
    <Stack className={classes.part} gap="md">
      <Switch
        label={label}
        description={text}
        checked={given}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      {given && children}
    </Stack>
  )
}
