import { SimpleGrid } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { can } from '@shiftloom/backend/contracts/abilities'
import type { LanguageId } from '@shiftloom/backend/contracts/enums'
import { officeRoleNumbers, type OfficeRole } from '@shiftloom/backend/contracts/office'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { enumsQuery, useProfile } from '#/lib/account/profile.ts'
import { TextField } from '#/ui/fields.tsx'
import { NameFields, useFamilyNameFirst } from '#/domain/people/name_fields.tsx'
import { SelectField } from '#/ui/select_field.tsx'
import { regionChoicesQuery } from './queries.ts'
import type { UserValues } from './user_values.ts'

type Props = {
  form: UseFormReturnType<UserValues>
  /** Of an existing user, or of a new one. */
  globalAdmins: 'office_users.assign_global_admin' | 'office_users.create_global_admin'
  roleFixed?: boolean
}

const none = 'none'

export function UserFields({ form, globalAdmins, roleFixed }: Props) {
  const { t } = useTranslation()
  const familyFirst = useFamilyNameFirst()
  const languages = useQuery(enumsQuery).data?.languages ?? []
  const regions = useQuery(regionChoicesQuery).data?.items ?? []
  const { role: own } = useProfile()
  // Only global administrators make others.
  const roles = officeRoleNumbers.filter(
    (role) => role < 8 || can(own, globalAdmins) || form.values.role === role
  )
  return (
    <SimpleGrid cols={2}>
      <NameFields
        given={
          <TextField
            label={t('users.field.name')}
            withAsterisk
            data-autofocus={!familyFirst || undefined}
            {...form.getInputProps('name')}
          />
        }
        family={
          <TextField
            label={t('users.field.surname')}
            withAsterisk
            data-autofocus={familyFirst || undefined}
            {...form.getInputProps('surname')}
          />
        }
      />
      <TextField label={t('users.field.email')} type="email" withAsterisk {...form.getInputProps('email')} />
      <TextField
        label={t('users.field.phone')}
        type="tel"
        placeholder={t('form.phone_example')}
        {...form.getInputProps('phone')}
      />
      <SelectField
        label={t('users.field.language')}
        data={languages.map(({ id, description }) => ({ value: String(id), label: description }))}
        {...form.getInputProps('language')}
        value={String(form.values.language)}
        onChange={(value) => form.setFieldValue('language', Number(value) as LanguageId)}
      />
      <SelectField
        label={t('users.field.role')}
        disabled={roleFixed}
        data={roles.map((role) => ({ value: String(role), label: t(`roles.${role}`) }))}
        {...form.getInputProps('role')}
        value={String(form.values.role)}
        onChange={(value) => form.setFieldValue('role', Number(value) as OfficeRole)}
      />
      <SelectField
        label={t('users.field.region')}
        data={[
          { value: none, label: t('users.no_region') },
          ...regions.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        {...form.getInputProps('regionId')}
        value={form.values.regionId ?? none}
        onChange={(value) => form.setFieldValue('regionId', value === none ? null : value)}
      />
    </SimpleGrid>
  )
}
