import { Button, Card, Group, Modal, Skeleton, Stack, Text } from '@mantine/core'
import { IconDownload, IconMaximize, IconPrinter } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isApiFailure } from '#/lib/failures/api_failure.ts'
import { saveFile } from '#/lib/api/download.ts'
import { useFormat } from '#/lib/writing/format.ts'
import { useProfile } from '#/lib/account/profile.ts'
import { useConfirm } from '#/ui/confirm.tsx'
import { ErrorState } from '#/ui/error_state.tsx'
import { Screen } from '#/ui/screen.tsx'
import { toast } from '#/ui/toast.ts'
import { qrCodeQuery, useRenewQrCode } from './queries.ts'
import classes from './qr_code.module.css'
import { addressOfSvg, pngFile, svgFile, svgOf } from './qr_picture.ts'

/** The code by which a kiosk knows who registers working time. */
export function QrCodeScreen() {
  const { t } = useTranslation()
  const { impersonation } = useProfile()
  return (
    <Screen title={t('qr_code.title')} description={t('qr_code.lead')} maxWidth={720}>
      {impersonation ? <Text>{t('qr_code.impersonated')}</Text> : <OwnCode />}
    </Screen>
  )
}

function OwnCode() {
  const { data, error, isPending, refetch } = useQuery(qrCodeQuery)
  if (isPending) return <Skeleton height={420} />
  if (!data) return <ErrorState error={error} onRetry={refetch} />
  return (
    <Card>
      <Stack gap="lg">
        <Sheet code={data.code} />
        <Actions code={data.code} />
        <Renewal renewedAt={data.renewedAt} />
      </Stack>
    </Card>
  )
}

/** The picture with the name under it; alone on a printed page. */
function Sheet({ code, large = false }: { code: string; large?: boolean }) {
  const { t } = useTranslation()
  const format = useFormat()
  const profile = useProfile()
  return (
    <div className={classes.sheet} data-qr-sheet={large ? undefined : true}>
      <img
        src={addressOfSvg(svgOf(code))}
        className={large ? `${classes.picture} ${classes.large}` : classes.picture}
        alt={t('qr_code.picture', { name: format.personName(profile) })}
      />
      <Text fw={600} fz={large ? 'xl' : 'lg'}>
        {format.personName(profile)}
      </Text>
      <Text c="dimmed">{profile.organisationName}</Text>
    </div>
  )
}

function Actions({ code }: { code: string }) {
  const { t } = useTranslation()
  const [isLarge, setIsLarge] = useState(false)
  const save = (blob: Blob, ending: string) => saveFile({ blob, name: `qr-code.${ending}` }, '')
  return (
    <Group justify="center" gap="sm">
      <Button leftSection={<IconMaximize size={18} aria-hidden />} onClick={() => setIsLarge(true)}>
        {t('qr_code.full_screen')}
      </Button>
      <Button
        variant="default"
        leftSection={<IconPrinter size={18} aria-hidden />}
        onClick={() => window.print()}
      >
        {t('qr_code.print')}
      </Button>
      <Button
        variant="default"
        leftSection={<IconDownload size={18} aria-hidden />}
        onClick={() => void pngFile(code).then((blob) => save(blob, 'png'))}
      >
        {t('qr_code.download', { format: 'PNG' })}
      </Button>
      <Button
        variant="default"
        leftSection={<IconDownload size={18} aria-hidden />}
        onClick={() => save(svgFile(code), 'svg')}
      >
        {t('qr_code.download', { format: 'SVG' })}
      </Button>
      <Modal
        opened={isLarge}
        onClose={() => setIsLarge(false)}
        fullScreen
        title={t('qr_code.title')}
        closeButtonProps={{ 'aria-label': t('core.close') }}
      >
        <Sheet code={code} large />
      </Modal>
    </Group>
  )
}

function Renewal({ renewedAt }: { renewedAt: string | null }) {
  const { t } = useTranslation()
  const format = useFormat()
  const confirm = useConfirm()
  const renew = useRenewQrCode()
  async function renewNow() {
    const agreed = await confirm({
      title: t('qr_code.renew_title'),
      text: t('qr_code.renew_text'),
      confirmLabel: t('qr_code.renew'),
      destructive: true,
    })
    if (!agreed) return
    renew.mutate(undefined, {
      onSuccess: () => toast({ type: 'success', text: t('qr_code.renewed') }),
      onError: (failure) => isApiFailure(failure) || toast({ type: 'error', text: failure.message }),
    })
  }
  return (
    <Stack gap={4} align="center">
      <Text fz="sm" c="dimmed" ta="center">
        {t('qr_code.secret')} {renewedAt && t('qr_code.renewed_at', { when: format.untilInstant(renewedAt) })}
      </Text>
      <Button variant="subtle" loading={renew.isPending} onClick={() => void renewNow()}>
        {t('qr_code.renew')}
      </Button>
    </Stack>
  )
}
