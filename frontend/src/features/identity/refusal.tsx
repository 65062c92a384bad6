import { IconAlertCircle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import classes from './login_screen.module.css'
import { sentenceOf } from './sign_in_refusal.ts'

/** Why the server refused, told as soon as it is known; empty while there is nothing to tell. */
export function Refusal({ error }: { error: unknown }) {
  const { t } = useTranslation()
  return (
    <div role="alert" className={classes.refusal}>
      {Boolean(error) && (
        <p className={classes.refusalText}>
          <IconAlertCircle size={20} stroke={1.7} aria-hidden />
          {sentenceOf(error, t)}
        </p>
      )}
    </div>
  )
}
