import { Button, SimpleGrid, Text } from '@mantine/core'
import { localeOf, type LanguageId } from '@shiftloom/backend/contracts/enums'
import type { OwnProfileInput } from '@shiftloom/backend/contracts/office'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, Navigate, useParams } from 'react-router-dom'
import { http } from '#/lib/api/http.ts'
import { changeLocale } from '#/lib/i18n/i18n.ts'
import { enumsQuery, profileQuery, useProfile } from '#/lib/account/profile.ts'
import { EditScreen } from '#/ui/edit_screen.tsx'
import { TextField } from '#/ui/fields.tsx'
import { NameFields } from '#/domain/people/name_fields.tsx'
import { rulesFor, writtenPhone } from '#/ui/form/rules.ts'
import { useServerForm } from '#/ui/form/use_server_form.ts'
import { SelectField } from '#/ui/select_field.tsx'
import { Section } from '#/ui/section.tsx'

type Values = Omit<OwnProfileInput, 'phone'> & { phone: string }
type Row = OwnProfileInput & { version: number }

const valuesOf = ({ name, surname, phone, language }: Row): Values => ({
  ...{ name, surname, language, phone: phone ?? '' },
})

/** What people of the provider keep of themselves; the address, the role and the region are an admin's. */
export function OfficeProfileEditScreen() {
  const { id } = useParams()
  const { id: own } = useProfile()
  return id === own ? <Edit /> : <Navigate to="/office/my-profile" replace />
}

function Edit() {
  const { t } = useTranslation()
  const rules = rulesFor(t)
  const profile = useProfile()
  const languages = useQuery(enumsQuery).data?.languages ?? []
  const server = useServerForm<Row, Values>({
    row: profile,
    valuesOf,
    validate: {
      name: rules.required,
      surname: rules.required,
      phone: rules.phone,
    },
    save: useSave(),
  })
  const { form } = server
  return (
    <EditScreen
      title={t('account.edit.title')}
      description={t('account.edit.office_lead')}
      maxWidth={880}
      server={server}
      mayEdit
      labelOf={(field) => t(`account.edit_field.${field}`)}
      actions={
        <Button variant="default" component={Link} to="/office/my-profile">
          {t('account.edit.back')}
        </Button>
      }
    >
      <Section title={t('account.edit.yours')}>
        <SimpleGrid cols={2}>
          <NameFields
            given={
              <TextField
                label={t('account.edit.name')}
                withAsterisk
                maxLength={120}
                {...form.getInputProps('name')}
              />
            }
            family={
              <TextField
                label={t('account.edit.surname')}
                withAsterisk
                maxLength={120}
                {...form.getInputProps('surname')}
              />
            }
          />
          <TextField
            type="tel"
            autoComplete="tel"
            label={t('account.phone.label')}
            placeholder={t('form.phone_example')}
            maxLength={30}
            {...form.getInputProps('phone')}
          />
          <SelectField
            label={t('core.language')}
            data={languages.map(({ id, description }) => ({ value: String(id), label: description }))}
            {...form.getInputProps('language')}
            value={String(form.values.language)}
            onChange={(chosen) => form.setFieldValue('language', Number(chosen) as LanguageId)}
          />
        </SimpleGrid>
        <Text c="dimmed" mt="md">
          {t('account.edit.office_theirs', { email: profile.email })}
        </Text>
      </Section>
    </EditScreen>
  )
}

function useSave() {
  const cache = useQueryClient()
  return async ({ phone, ...values }: Values, version: number): Promise<Row> => {
    const saved = await http.put(
      '/office/my-profile',
      { ...values, phone: writtenPhone(phone), version },
      { inline: [400, 403, 409] }
    )
    const before = cache.getQueryData(profileQuery.queryKey)!
    const { name, surname, language } = saved
    cache.setQueryData(profileQuery.queryKey, {
      ...before,
      ...{ name, surname, language, phone: saved.phone, version: saved.version },
    })
    void cache.invalidateQueries({ queryKey: ['office'] })
    if (language !== before.language) await changeLocale(localeOf(language))
    return saved
  }
}
