import { Box, Checkbox } from '@mantine/core'
import type { FiledRequest } from '@shiftloom/backend/contracts/filed_requests'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#/lib/writing/format.ts'
import type { Column } from '#/ui/data_table.tsx'

const isDecidable = ({ rights }: FiledRequest): boolean => rights.approve || rights.reject

/** Requests of a page that the reader may decide on, and those of them that are chosen. */
export function useChosen(rows: readonly FiledRequest[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const possible = rows.filter(isDecidable)
  const set = (next: readonly FiledRequest[]) => setIds(new Set(next.map(({ id }) => id)))
  const chosen = possible.filter(({ id }) => ids.has(id))
  return {
    ...{ possible, chosen, set },
    column: useColumn(ids, (request, isChosen) =>
      set(isChosen ? [...chosen, request] : chosen.filter(({ id }) => id !== request.id))
    ),
  }
}
export type Chosen = ReturnType<typeof useChosen>

function useColumn(
  ids: ReadonlySet<string>,
  choose: (request: FiledRequest, isChosen: boolean) => void
): Column<FiledRequest> {
  const { t } = useTranslation()
  const format = useFormat()
  return {
    ...{ key: 'chosen', title: t('requests.several.choose'), hidesTitle: true, width: 44 },
    render: (request) =>
      isDecidable(request) && (
        // The row itself opens the request.
        <Box onClick={(event) => event.stopPropagation()}>
          <Checkbox
            aria-label={t('requests.several.choose_one', {
              ...{ number: request.number, name: format.personName(request.employee) },
            })}
            checked={ids.has(request.id)}
            onChange={({ currentTarget }) => choose(request, currentTarget.checked)}
          />
        </Box>
      ),
  }
}
