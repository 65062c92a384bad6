import { Text } from '@mantine/core'
import type { Loss, Usage } from '@shiftloom/backend/contracts/organisation'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#/lib/writing/format.ts'

/** What names a position or a tag, in figures. */
export function UsageText({ usage, id }: { usage: Usage[] | undefined; id: string }) {
  const { t } = useTranslation()
  const format = useFormat()
  if (!usage) return null
  const uses = usage.find((one) => one.id === id)?.uses ?? []
  return (
    <Text fz="sm" c="dimmed" className="tabular">
      {uses.length === 0
        ? t('company.usage.nothing')
        : format.list(uses.map(({ kind, count }: Loss) => t(`company.usage.${kind}`, { count })))}
    </Text>
  )
}
