import { Card, Progress } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#/lib/writing/format.ts'
import { CardTitle } from './card_title.tsx'
import classes from './home.module.css'

type Props = {
  title: string
  period: string
  shifts: number
  minutes: number
  normMinutes: number
  people?: number
  /** The reader's own hours: others plan them. */
  own?: boolean
}

/** Planned hours of a period against the contracted hours. */
export function HoursCard({ title, period, shifts, minutes, normMinutes, people, own }: Props) {
  const { t } = useTranslation()
  const format = useFormat()
  const share = normMinutes > 0 ? minutes / normMinutes : 0
  const difference = minutes - normMinutes
  const hours = (value: number) => t('home.month.hours', { hours: format.shortHours(value) })
  return (
    <Card>
      <CardTitle aside={period}>{title}</CardTitle>
      <p className={classes.hours}>
        <strong>{hours(minutes)}</strong>
        {normMinutes > 0 && <span>{t('home.month.of_norm', { hours: format.shortHours(normMinutes) })}</span>}
      </p>
      {normMinutes > 0 && (
        <Progress.Root size={8} radius="xl">
          <Progress.Section
            value={Math.min(100, share * 100)}
            color={share > 1 ? '#c2410c' : 'brand.5'}
            aria-label={t('home.month.progress')}
            aria-valuetext={format.percent(share)}
          />
        </Progress.Root>
      )}
      <dl className={classes.facts}>
        <div>
          <dt>{t('home.month.shifts')}</dt>
          <dd>{format.number(shifts)}</dd>
        </div>
        {normMinutes > 0 && (
          <div>
            <dt>
              {t(difference > 0 ? 'home.month.above' : own ? 'home.month.left_own' : 'home.month.left')}
            </dt>
            <dd>{hours(Math.abs(difference))}</dd>
          </div>
        )}
        {people !== undefined && (
          <div>
            <dt>{t('home.month.people')}</dt>
            <dd>{format.number(people)}</dd>
          </div>
        )}
      </dl>
    </Card>
  )
}
