import { Anchor, Button, Group, List } from '@mantine/core'
import type { Onboarding } from '@shiftloom/backend/contracts/onboarding'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useScreenPath } from '#/lib/screens/screens.ts'
import { Stage } from '../stage.tsx'

const ways = ['scheduler', 'employees'] as const

/** The company can be planned: what was made, and where it is found. */
export function Success({ onboarding: { made } }: { onboarding: Onboarding }) {
  const { t } = useTranslation()
  const pathOf = useScreenPath()
  const people = pathOf('employees')
  const places = {
    people,
    locations: pathOf('localizations'),
    positions: pathOf('company-settings') && '/company_settings/positions',
    invitations: people && `${people}?status=invited`,
  }
  return (
    <Stage title={t('onboarding.success.title')} lead={t('onboarding.success.lead')}>
      <List mb="lg" spacing="xs">
        {(['locations', 'positions', 'people', 'invitations'] as const).map((kind) => {
          const [text, path] = [t(`onboarding.success.made_${kind}`, { count: made[kind] }), places[kind]]
          return (
            <List.Item key={kind}>
              {path && made[kind] > 0 ? (
                <Anchor component={Link} to={path}>
                  {text}
                </Anchor>
              ) : (
                text
              )}
            </List.Item>
          )
        })}
      </List>
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
