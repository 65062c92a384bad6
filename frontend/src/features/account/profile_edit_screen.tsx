import { Button, Card, SimpleGrid, Stack, Text, Title } from '@mantine/core'
import { localeOf, type LanguageId } from '@shiftloom/backend/contracts/enums'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { http } from '#/lib/api/http.ts'
import { changeLocale } from '#/lib/i18n/i18n.ts'
import { enumsQuery, profileQuery, useProfile, type Profile } from '#/lib/account/profile.ts'
import { TextField } from '#/ui/fields.tsx'
import { NameFields } from '#/domain/people/name_fields.tsx'
import { rulesFor } from '#/ui/form/rules.ts'
import { EditForm } from '#/ui/form/edit_form.tsx'
import { useServerForm } from '#/ui/form/use_server_form.ts'
import { Screen } from '#/ui/screen.tsx'
import { PictureField } from '#/domain/picture/picture_field.tsx'
import { SelectField } from '#/ui/select_field.tsx'
import { Section } from '#/ui/section.tsx'
import { inputOf, pictureShown, valuesOf, type ProfileValues } from './profile_values.ts'

/** What people keep of themselves; what their organisation keeps is shown beside it. */
export function ProfileEditScreen() {
  const { t } = useTranslation()
  const profile = useProfile()
  const languages = useQuery(enumsQuery).data?.languages ?? []
  const save = useSaveProfile()
  const server = useServerForm<Profile, ProfileValues>({
    row: profile,
    valuesOf,
    validate: { phone: rulesFor(t).phone },
    save,
  })
  const { form } = server
  return (
    <Screen
      title={t('account.edit.title')}
      description={t('account.edit.lead')}
      maxWidth={880}
      actions={
        <Button variant="default" component={Link} to="/my-profile">
          {t('account.edit.back')}
        </Button>
      }
    >
      <EditForm server={server} labelOf={(field) => t(`account.edit_field.${field}`)}>
        <Section title={t('account.edit.yours')}>
          <Stack gap="lg">
            <PictureField
              person={{ ...profile, avatarUrl: pictureShown(form.values.picture, profile) }}
              onChange={(picture) => form.setFieldValue('picture', picture)}
            />
            <SimpleGrid cols={2}>
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
                value={String(form.values.language)}
                onChange={(chosen) => form.setFieldValue('language', Number(chosen) as LanguageId)}
              />
            </SimpleGrid>
          </Stack>
        </Section>
        <OrganisationsPart />
      </EditForm>
    </Screen>
  )
}

/** Names go into contracts and payroll, the address opens the account: neither is a matter of taste. */
function OrganisationsPart() {
  const { t } = useTranslation()
  const { name, surname, email } = useProfile()
  return (
    <Card component="section" aria-label={t('account.edit.theirs')}>
      <Title order={2} size="h3">
        {t('account.edit.theirs')}
      </Title>
      <Text c="dimmed" mb="md">
        {t('account.edit.theirs_lead')}
      </Text>
      <SimpleGrid cols={3}>
        <NameFields
          given={<TextField label={t('account.edit.name')} value={name} readOnly variant="filled" />}
          family={<TextField label={t('account.edit.surname')} value={surname} readOnly variant="filled" />}
        />
        <TextField label={t('account.profile.email')} value={email} readOnly variant="filled" />
      </SimpleGrid>
    </Card>
  )
}

function useSaveProfile() {
  const cache = useQueryClient()
  return async (values: ProfileValues, version: number): Promise<Profile> => {
    const path = '/organisation-management/organisation-users/profile'
    const saved = await http.put(path, { ...inputOf(values), version }, { inline: [400, 403, 409] })
    const before = cache.getQueryData(profileQuery.queryKey)!
    const profile: Profile = {
      ...saved,
      timeZone: saved.timeZone ?? before.timeZone,
      organisationName: saved.organisationName ?? before.organisationName,
    }
    cache.setQueryData(profileQuery.queryKey, profile)
    if (saved.language !== before.language) {
      await changeLocale(localeOf(saved.language))
      // What the server wrote in the old language.
      void cache.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== profileQuery.queryKey[0] })
    }
    return profile
  }
}
