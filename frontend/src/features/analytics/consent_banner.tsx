import { Button, Group, Paper, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import classes from './consent_banner.module.css'

/** Asks before anything is loaded; both answers weigh the same. */
type Props = {
  /** The sentence that says what is measured, and by whom. */
  text: 'analytics.text' | 'analytics.text_telemetry' | 'analytics.text_both'
  onDecide: (decision: 'granted' | 'refused') => void
}
export function ConsentBanner({ text, onDecide }: Props) {
  const { t } = useTranslation()
  return (
    <Paper
      component="section"
      aria-label={t('analytics.title')}
      withBorder
      shadow="lg"
      className={classes.banner}
    >
      <div className={classes.text}>
        <Text fw={600}>{t('analytics.title')}</Text>
        <Text fz="sm">{t(text)}</Text>
      </div>
      <Group gap="sm" wrap="nowrap">
        <Button variant="default" onClick={() => onDecide('refused')}>
          {t('analytics.refuse')}
        </Button>
        <Button variant="default" onClick={() => onDecide('granted')}>
          {t('analytics.allow')}
        </Button>
      </Group>
    </Paper>
  )
}
