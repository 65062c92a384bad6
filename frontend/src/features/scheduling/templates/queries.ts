import type { PeriodCopy, PeriodCopying } from '@shiftloom/backend/contracts/period_copies'
import type {
  FixedApplication,
  FixedFilling,
  TemplateApplication,
  TemplateApplying,
  TemplateInput,
  TemplateUpdate,
} from '@shiftloom/backend/contracts/schedule_templates'
import { queryOptions } from '@tanstack/react-query'
import { http } from '#/lib/api/http.ts'
import { keys } from '../queries/schedule.ts'

const path = '/scheduling/templates'

export const templateKeys = [...keys.all, 'templates'] as const
export const templateListKey = [...templateKeys, 'list'] as const

/** No location: those of all locations the person plans. */
export const templatesQuery = (locationIds: readonly string[]) =>
  queryOptions({
    queryKey: [...templateListKey, [...locationIds].sort()],
    queryFn: ({ signal }) => http.get(path, { locationIds: [...locationIds] }, { signal, quiet: true }),
  })

export const templateQuery = (id: string) =>
  queryOptions({
    queryKey: [...templateKeys, 'one', id],
    queryFn: ({ signal }) => http.get(`${path}/${id}`, undefined, { signal, quiet: true }),
  })

/** What would happen now; asked again whenever the schedule has changed, and never cached. */
export const planQuery = (id: string, applying: TemplateApplying, revision: number) =>
  queryOptions({
    queryKey: [...templateKeys, 'plan', id, applying, revision],
    queryFn: ({ signal }) => http.post(`${path}/${id}/previews`, applying, { signal, quiet: true }),
    gcTime: 0,
    retry: false,
  })
export const fixedPlanQuery = (filling: FixedFilling, revision: number) =>
  queryOptions({
    queryKey: [...templateKeys, 'fixed', filling, revision],
    queryFn: ({ signal }) =>
      http.post('/scheduling/fixed-templates/previews', filling, { signal, quiet: true }),
    gcTime: 0,
    retry: false,
  })
export const copyPlanQuery = (copying: PeriodCopying, revision: number) =>
  queryOptions({
    queryKey: [...templateKeys, 'copy', copying, revision],
    queryFn: ({ signal }) =>
      http.post('/scheduling/period-copies/previews', copying, { signal, quiet: true }),
    gcTime: 0,
    retry: false,
  })

const inline = [400, 404, 409]
export const saveTemplate = (input: TemplateInput) => http.post(path, input, { inline: [400, 409] })
export const changeTemplate = (id: string, update: TemplateUpdate) =>
  http.put(`${path}/${id}`, update, { inline })
export const deleteTemplate = (id: string) => http.del(`${path}/${id}`, undefined, { inline: [404] })
export const applyTemplate = (templateId: string, application: TemplateApplication) =>
  http.post(`${path}/${templateId}/applications`, application, { inline, idempotencyKey: application.id })
export const fillFixed = (application: FixedApplication) =>
  http.post('/scheduling/fixed-templates/applications', application, {
    ...{ inline, idempotencyKey: application.id },
  })
export const copyPeriod = (copy: PeriodCopy) =>
  http.post('/scheduling/period-copies', copy, { inline, idempotencyKey: copy.id })
