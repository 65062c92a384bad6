import { Code, Group, Radio, SimpleGrid, Stack, Text } from '@mantine/core'
import type { ExportFormat, ExportLayout } from '@shiftloom/backend/contracts/exports'
import { useTranslation } from 'react-i18next'
import type { Draft } from './draft.ts'
import classes from './choices.module.css'

type Props = { layout: ExportLayout; draft: Draft; onChange: (change: Partial<Draft>) => void }

export function FormatStep({ layout, draft, onChange }: Props) {
  const { t } = useTranslation()
  return (
    <Stack mt="md" gap="lg">
      <Radio.Group
        label={t('exports.format.label')}
        value={draft.format}
        onChange={(format) =>
          onChange({ format: format as ExportFormat, acceptsExcluded: draft.acceptsExcluded })
        }
      >
        <SimpleGrid cols={2} spacing="xs" mt={4}>
          {layout.formats.map((format) => (
            <Radio.Card key={format} value={format} className={classes.card} radius="md">
              <Group wrap="nowrap" align="flex-start" gap="sm">
                <Radio.Indicator mt={2} />
                <div>
                  <Text fw={550}>{t(`exports.format.${format}`)}</Text>
                  <Text fz="sm" c="dimmed">
                    {t(`exports.format.${format}_text`)}
                  </Text>
                </div>
              </Group>
            </Radio.Card>
          ))}
        </SimpleGrid>
      </Radio.Group>
      <div>
        <Text fw={550} mb={6}>
          {t('exports.format.columns')}
        </Text>
        <Group gap={6}>
          {layout.columns.map((column) => (
            <Code key={column} fz="sm">
              {column}
            </Code>
          ))}
        </Group>
      </div>
    </Stack>
  )
}
