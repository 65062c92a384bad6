import type { InputHTMLAttributes, ReactNode } from 'react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import classes from '#/ui/entrance/entrance.module.css'

/** The provider's own documents, by settings of the build; without them their names stand alone. */
const documents = [
  ['terms', import.meta.env.VITE_TERMS_URL],
  ['privacy', import.meta.env.VITE_PRIVACY_URL],
] as const

type Props = InputHTMLAttributes<HTMLInputElement> & { error?: ReactNode }

/** Consent, never given beforehand. */
export function Terms({ error, ...input }: Props) {
  const { t } = useTranslation()
  const problem = useId()
  const links = documents.filter(([, url]) => url)
  return (
    <div>
      <label className={classes.remember}>
        <input
          {...input}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? problem : undefined}
        />
        {t('registration.form.terms')}
      </label>
      {links.length > 0 && (
        <p className={classes.documents}>
          {links.map(([name, url]) => (
            <a key={name} href={url} target="_blank" rel="noreferrer" className={classes.link}>
              {t(`registration.document.${name}`)}
            </a>
          ))}
        </p>
      )}
      {error && (
        <p id={problem} className={classes.problem}>
          {error}
        </p>
      )}
    </div>
  )
}
