import { Alert, Group, Stack, Text } from '@mantine/core'
import { IconLock, IconScale } from '@tabler/icons-react'
import type { LabourCodeSettings } from '@shiftloom/backend/contracts/labour_code'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#/lib/writing/format.ts'
import { countryName } from '#/domain/company/regions.ts'

type Props = { laws: LabourCodeSettings['laws']; mayEdit: boolean }

/** Which law holds where: people follow the country of their main location. */
export function LawsNote({ laws, mayEdit }: Props) {
  const { t } = useTranslation()
  const format = useFormat()
  // The directive is only the least that each country may ask for.
  const european = laws
    .filter(({ lawPack }) => lawPack === 'EU')
    .map(({ country }) => countryName(format, country))
  return (
    <Stack gap="sm">
      {!mayEdit && (
        <Alert role="note" color="gray" icon={<IconLock size={18} />}>
          {t('company.code.read_only')}
        </Alert>
      )}
      <Alert role="note" color="brand" icon={<IconScale size={18} />} title={t('company.code.laws')}>
        <Text mb="xs">{t('company.code.laws_text')}</Text>
        <Stack gap={4} component="ul" m={0} p={0} style={{ listStyle: 'none' }}>
          {laws.map(({ country, lawPack, locations }) => (
            <Group key={country} component="li" gap={6} wrap="nowrap" align="baseline">
              <Text fw={600} style={{ flexShrink: 0 }}>
                {countryName(format, country)}
              </Text>
              <Text>
                {t(`company.law.${lawPack}`)}
                {' · '}
                {locations.length > 0 ? format.list(locations) : t('company.code.no_locations')}
              </Text>
            </Group>
          ))}
        </Stack>
        {european.length > 0 && (
          <Text mt="xs">{t('company.code.stricter', { countries: format.list(european) })}</Text>
        )}
      </Alert>
    </Stack>
  )
}
