import { Alert, Button, Text } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { isApiFailure } from '#/lib/failures/api_failure.ts'
import { ErrorState } from '#/ui/error_state.tsx'
import { RowsSkeleton } from '#/ui/skeletons.tsx'
import { useScheduler } from '../context/scheduler_context.ts'
import classes from './templates.module.css'

type Props<Plan> = {
  plan: UseQueryResult<Plan>
  /** What the plan says, once it is there. */
  children: (plan: Plan) => ReactNode
  label: string
  pending: boolean
  /** The server's sentence where the last attempt was refused. */
  refusal: string | null | undefined
  disabled?: boolean
}

/** The end of every form that puts shifts into the schedule: what it would do, and the button that does it. */
export function PutInEnd<Plan extends { shifts: number }>({
  plan,
  children,
  label,
  pending,
  refusal,
  disabled = false,
}: Props<Plan>) {
  const { t } = useScheduler().labels
  const sentence = (text: string) => (
    <Alert color="red" p="xs">
      {text}
    </Alert>
  )
  const isReady = plan.data !== undefined && !plan.isError && !plan.isPlaceholderData
  return (
    <>
      {plan.error ? (
        isApiFailure(plan.error, 400) ? (
          sentence(plan.error.message)
        ) : (
          <ErrorState error={plan.error} onRetry={plan.refetch} />
        )
      ) : plan.data ? (
        children(plan.data)
      ) : (
        plan.isFetching && <RowsSkeleton rows={3} />
      )}
      {refusal && sentence(refusal)}
      <div className={classes.run}>
        <Button type="submit" loading={pending} disabled={disabled || !isReady || plan.data?.shifts === 0}>
          {label}
        </Button>
        <Text fz="xs" c="dimmed">
          {t('templates.apply.safe')}
        </Text>
      </div>
    </>
  )
}
