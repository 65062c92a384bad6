import { passwordLacks, passwordNeeds } from '@shiftloom/backend/contracts/identity'
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import classes from '#/ui/entrance/entrance.module.css'

/** What a password needs, ticked off while it is typed. */
export function PasswordNeeds({ password, id }: { password: string; id: string }) {
  const { t } = useTranslation()
  const lacks = passwordLacks(password)
  return (
    <ul className={classes.needs} id={id}>
      {passwordNeeds.map((need) => {
        const met = !lacks.includes(need)
        return (
          <li key={need} data-met={met || undefined}>
            {met ? <IconCircleCheckFilled size={16} aria-hidden /> : <IconCircle size={16} aria-hidden />}
            {t(`account.password.${need}`)}
          </li>
        )
      })}
    </ul>
  )
}
