import { Alert, Stack, Text } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import { missingOfBalances } from '@shiftloom/backend/contracts/balance_columns'
import type { ImportField } from '@shiftloom/backend/contracts/imports'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#/lib/writing/format.ts'

/** What no column of a file of balances says yet, and what a balance means. */
export function BalanceHints({ chosen }: { chosen: ImportField[] }) {
  const { t } = useTranslation()
  const format = useFormat()
  const missing = missingOfBalances(chosen).filter((one) => one !== 'key')
  return (
    <Stack gap="sm">
      {missing.length > 0 && (
        <Alert color="orange" variant="light" role="status" icon={<IconInfoCircle size={20} aria-hidden />}>
          {t('imports.balances.missing', {
            fields: format.list(missing.map((one) => t(`imports.balance_needs.${one}`))),
          })}
        </Alert>
      )}
      <Text fz="sm" c="dimmed">
        {t('imports.balances.text')}
        {!chosen.includes('balanceYear') && ` ${t('imports.balances.this_year')}`}
      </Text>
    </Stack>
  )
}
