import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { saveFile } from '#/lib/api/download.ts'
import { currentLocale } from '#/lib/i18n/i18n.ts'
import { report } from '#/lib/failures/report.ts'
import { toast } from '#/ui/toast.ts'
import { useKind } from './kind_context.ts'
import { useOfferedFields } from './offered_fields.ts'
import { openDeskLine } from './parsing/open_desk_line.ts'

const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** A file to fill in, with headers in the reader's language that the mapping knows again. */
export function TemplateButton() {
  const { t } = useTranslation()
  const kind = useKind()
  const offered = useOfferedFields(kind)
  const making = useMutation({
    mutationFn: async () => {
      const columns = offered
        .filter((field) => field !== 'fullName')
        .map((field) => ({ field, header: t(`imports.field.${field}`) }))
      const line = openDeskLine()
      try {
        return await line.ask((desk) =>
          desk.template(columns, t(`imports.template_sheet.${kind}`), currentLocale())
        )
      } finally {
        line.hangUp()
      }
    },
    onSuccess: (bytes) =>
      saveFile(
        { blob: new Blob([bytes], { type: workbookType }), name: null },
        t(`imports.template_file.${kind}`)
      ),
    onError: (error) => {
      void report(error, { source: 'screen' })
      toast({ type: 'error', text: t('imports.template.failed') })
    },
  })
  return (
    <Button
      variant="subtle"
      leftSection={<IconDownload size={18} aria-hidden />}
      loading={making.isPending}
      onClick={() => making.mutate()}
    >
      {t('imports.template.download')}
    </Button>
  )
}
