import type { SignInProvider } from '@shiftloom/backend/contracts/identity'
import { Button } from '@mantine/core'
import { IconBrandGoogle, IconBrandWindows, IconKey } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { backTarget } from '#/lib/session/back_target.ts'
import { isOfficeHost } from '#/lib/session/host.ts'
import classes from '#/ui/entrance/entrance.module.css'
import { providersQuery } from './queries.ts'

const icons = { google: IconBrandGoogle, microsoft: IconBrandWindows, oidc: IconKey }

/** Accounts people have elsewhere; nothing where none is set up. */
export function Providers() {
  const { t } = useTranslation()
  const { data: providers = [] } = useQuery(providersQuery)
  const back = backTarget(useSearchParams()[0].get('back'))
  if (providers.length === 0) return null
  const addressOf = ({ id }: SignInProvider) =>
    `/api/user-access/providers/${id}?${new URLSearchParams({ back, face: isOfficeHost() ? '0' : '1' })}`
  return (
    <div className={classes.providers}>
      <div className={classes.or}>{t('identity.provider.or')}</div>
      {providers.map((provider) => {
        const Icon = icons[provider.id]
        return (
          <Button
            key={provider.id}
            component="a"
            href={addressOf(provider)}
            variant="default"
            size="md"
            fullWidth
            leftSection={<Icon size={20} stroke={1.7} aria-hidden />}
          >
            {t('identity.provider.continue', { provider: provider.name })}
          </Button>
        )
      })}
    </div>
  )
}
