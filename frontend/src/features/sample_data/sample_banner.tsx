import { Button } from '@mantine/core'
import { IconFlask } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RemoveDialog } from './remove_dialog.tsx'
import classes from './sample_banner.module.css'

/** As long as not everything on the screens is the company's own. */
export function SampleBanner() {
  const { t } = useTranslation()
  const [asks, setAsks] = useState(false)
  return (
    <div className={classes.banner} role="status">
      <IconFlask size={18} stroke={1.6} aria-hidden />
      <span className={classes.text}>{t('sample_data.banner')}</span>
      <Button size="compact-sm" variant="default" onClick={() => setAsks(true)}>
        {t('sample_data.remove.open')}
      </Button>
      <RemoveDialog opened={asks} onClose={() => setAsks(false)} />
    </div>
  )
}
