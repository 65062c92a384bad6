import { roles } from '@shiftloom/backend/contracts/enums'
import type { Onboarding } from '@shiftloom/backend/contracts/onboarding'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isApiFailure } from '#/lib/failures/api_failure.ts'
import { newKey } from '#/lib/api/new_key.ts'
import { todayIn } from '#/lib/time/time_zone.ts'
import { fieldErrors } from '#/ui/form/field_errors.ts'
import { goToFirstProblem } from '#/ui/form/first_problem.ts'
import { toast } from '#/ui/toast.ts'
import { createEmployee } from '../queries.ts'
import { emptyLine, isEmpty, type LineProblems, type PersonLine, problemsOf } from './people.ts'

type Place = { onboarding: Onboarding; locationId: string; invite: boolean; onAdded: () => void }

/**
 * Adds people line by line, each with a contract so that they can be planned. Where one is refused, those before stay
 * added, and another attempt goes on with the rest.
 */
export function useAddingPeople({ onboarding, locationId, invite, onAdded }: Place) {
  const { t } = useTranslation()
  const cache = useQueryClient()
  const [people, setPeople] = useState(() => [emptyLine(), emptyLine()])
  // One key for one input: the same person sent twice is added once, a corrected one is another request.
  const keys = useRef(new Map<string, string>())
  const keyOf = (input: string) => {
    const key = keys.current.get(input) ?? newKey()
    keys.current.set(input, key)
    return key
  }
  const [problems, setProblems] = useState<Record<string, LineProblems>>({})
  const change = (key: string, changes: Partial<PersonLine>) =>
    setPeople((before) => before.map((line) => (line.key === key ? { ...line, ...changes } : line)))

  const addOne = async (line: PersonLine) => {
    const { name, surname, email, positionId } = line
    const person = {
      ...{ name, surname, email: email.trim(), role: roles.employee },
      language: onboarding.regional.language,
      mainLocationId: locationId,
      positionIds: positionId ? [positionId] : [],
      contract: { ...fullTime, startsOn: todayIn(onboarding.regional.timeZone) },
      invite,
    }
    await createEmployee(person, keyOf(JSON.stringify(person)))
    change(line.key, { done: true })
  }

  const adding = useMutation({
    mutationFn: async () => {
      for (const line of people.filter((one) => !isEmpty(one) && !one.done))
        await addOne(line).catch((error: unknown) => {
          if (isApiFailure(error, 400, 403)) refuse(line, fieldErrors(error), error.message)
          throw error
        })
    },
    onSuccess: onAdded,
    onSettled: () => cache.invalidateQueries({ queryKey: ['organisation'] }),
  })
  const refuse = ({ key }: PersonLine, errors: Record<string, string>, sentence: string) => {
    const atField = Object.fromEntries(
      Object.entries(errors).filter(([field]) => ['name', 'surname', 'email'].includes(field))
    )
    setProblems({ [key]: atField })
    if (Object.keys(atField).length === 0) toast({ text: sentence, type: 'error' })
    else goToFirstProblem()
  }

  const submit = () => {
    const sentences = {
      required: t('core.required'),
      email: t('form.email'),
      twice: t('onboarding.employees.twice'),
    }
    const found = problemsOf(people, sentences)
    setProblems(found)
    if (Object.keys(found).length === 0) adding.mutate()
    else goToFirstProblem()
  }

  return {
    people,
    problems,
    change,
    another: () => setPeople([...people, emptyLine()]),
    submit,
    pending: adding.isPending,
  }
}

const fullTime = {
  endsOn: null,
  workSystem: 'BASIC' as const,
  fte: 1,
  agreedMinutesPerMonth: null,
  maxDailyMinutes: null,
}
