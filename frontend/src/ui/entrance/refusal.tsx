import { IconAlertCircle } from '@tabler/icons-react'
import classes from './entrance.module.css'

/** Why the server refused, shown as soon as it is known; empty while there is nothing to show. */
export function Refusal({ sentence }: { sentence: string | null }) {
  return (
    <div role="alert" className={classes.refusal}>
      {sentence && (
        <p className={classes.refusalText}>
          <IconAlertCircle size={20} stroke={1.7} aria-hidden />
          {sentence}
        </p>
      )}
    </div>
  )
}
