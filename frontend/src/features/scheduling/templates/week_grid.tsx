import { VisuallyHidden } from '@mantine/core'
import type { ScheduleTemplateDetails, TemplateShift } from '@shiftloom/backend/contracts/schedule_templates'
import { addDays } from '../model/calendar.ts'
import { useScheduler } from '../context/scheduler_context.ts'
import { weeksOf } from './template_weeks.ts'
import classes from './templates.module.css'

/** As many shifts of a day are drawn. */
const drawn = 3

/** The weeks of a template, a row each. */
export function WeekGrid({ template }: { template: ScheduleTemplateDetails }) {
  const { labels } = useScheduler()
  const { t, format } = labels
  const weekdays = Array.from({ length: 7 }, (_none, at) => addDays(template.from, at))
  return (
    <table className={classes.weeks}>
      <caption>
        <VisuallyHidden>{t('templates.grid.caption', { name: template.name })}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {weekdays.map((day) => (
            <th key={day} scope="col">
              {format.day(day, 'weekdayShort')}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(template, template.entries).map((week, index) => (
          <tr key={index}>
            {week.map((day, at) =>
              day ? (
                <td key={at}>
                  <DayMarks shifts={day.shifts} />
                </td>
              ) : (
                <td key={at} data-outside />
              )
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function DayMarks({ shifts }: { shifts: readonly TemplateShift[] }) {
  const { labels } = useScheduler()
  const { t } = labels
  const left = shifts.length - drawn
  return (
    <>
      {shifts.slice(0, drawn).map((shift, at) => (
        <span
          key={at}
          className={classes.mark}
          style={{ '--mark': labels.colour(shift.positionId) } as React.CSSProperties}
          title={`${labels.times({ ...shift, fullDay: false })}, ${labels.position(shift.positionId)}`}
        >
          {labels.shortTimes(shift)}
          <VisuallyHidden>{labels.position(shift.positionId)}</VisuallyHidden>
        </span>
      ))}
      {left > 0 && <span className={classes.more}>{t('templates.grid.more', { count: left })}</span>}
    </>
  )
}
