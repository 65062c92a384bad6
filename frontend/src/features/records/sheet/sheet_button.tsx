import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { saveFile } from '#/lib/api/download.ts'
import { http } from '#/lib/api/http.ts'
import type { Span } from '../use_filters.ts'

type Props = { of: { employeeId: string } | { locationId: string }; month: Span }

/** The record of working time of a person, or the attendance list of a location, as a PDF of the month. */
export function SheetButton({ of, month }: Props) {
  const { t } = useTranslation()
  const download = useMutation({
    mutationFn: () =>
      'employeeId' in of
        ? http.getFile(`/time-tracking/sheets/${of.employeeId}`, month)
        : http.getFile(`/time-tracking/attendance-lists/${of.locationId}`, month),
    onSuccess: (file) => saveFile(file, `${month.from.slice(0, 7)}.pdf`),
  })
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={18} aria-hidden />}
      loading={download.isPending}
      onClick={() => download.mutate()}
    >
      {t('employeeId' in of ? 'records.sheet' : 'records.attendance')}
    </Button>
  )
}
