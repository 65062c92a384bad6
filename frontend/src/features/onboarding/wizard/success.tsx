import { Button, Group } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useScreenPath } from '#/lib/screens.ts'
import { Stage } from '../stage.tsx'

const ways = ['scheduler', 'employees'] as const

/** The company can be planned. */
export function Success() {
  const { t } = useTranslation()
  const pathOf = useScreenPath()
  return (
    <Stage title={t('onboarding.success.title')} lead={t('onboarding.success.lead')}>
      <Group>
        <Button component={Link} to="/" size="md">
          {t('onboarding.success.home')}
        </Button>
        {ways.map((name) => {
          const path = pathOf(name)
          return (
            path && (
              <Button key={name} component={Link} to={path} size="md" variant="default">
                {t(`onboarding.success.${name}`)}
              </Button>
            )
          )
        })}
      </Group>
    </Stage>
  )
}
