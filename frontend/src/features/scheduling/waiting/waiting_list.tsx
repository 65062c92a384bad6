import { Text, UnstyledButton } from '@mantine/core'
import { useScheduler } from '../context/scheduler_context.ts'
import classes from './waiting.module.css'

/** Requests without a decision on a day, of the people shown; each opens beside the grid. */
export function WaitingList({ day }: { day: string }) {
  const { model, labels, actions } = useScheduler()
  const { t, format } = labels
  const asked = model.waiting
    .filter(({ days }) => days.includes(day))
    .flatMap((request) => {
      const person = model.personById.get(request.employeeId)
      return person ? [{ request, name: labels.person(person) }] : []
    })
    .sort((a, b) => format.compare(a.name, b.name))
  if (asked.length === 0) return null
  return (
    <section aria-label={t('scheduling.requests.list')}>
      <Text fw={600} fz="sm">
        {t('scheduling.requests.list')}
      </Text>
      {asked.map(({ request, name }) => (
        <UnstyledButton
          key={request.id}
          className={classes.line}
          onClick={() => actions.openRequest(request.id)}
        >
          {`${name} · ${request.type.name}`}
          {request.part && ` · ${format.clockRange(request.part.start, request.part.end)}`}
        </UnstyledButton>
      ))}
    </section>
  )
}
