import { createRequire } from 'node:module'
import { addDays, daysOf, type Day } from '@shiftloom/solver/time'
import type { TDocumentDefinitions } from 'pdfmake/interfaces.js'
import { newId } from '#app/core/models/new_id'
import { trx } from '#app/core/organisation_context'
import { storage } from '#app/core/storage/storage'
import { scheduleEntryTypes } from '#contracts/enums'
import { demoOrganisationId } from './accounts.js'
import type { DemoEmployee } from './company.js'

/** `code` is the shortcut of one of Poland's kinds of requests. */
export type DemoAbsence = { employee: DemoEmployee; from: Day; days: number; type: 1 | 3; code: 'UW' | 'L4' }

type Weeks = { past: Day; today: Day; next: Day }

/**
 * What a user who signs in finds at once: sick leave on the latest two days in a row without work, and a week of
 * vacation to come where none was planned. No shifts change for it.
 */
export function ownAbsences(
  employee: DemoEmployee,
  busy: ReadonlySet<Day>,
  hasLeave: boolean,
  { past, today, next }: Weeks
): DemoAbsence[] {
  const free = daysOf(past, today).filter((day) => !busy.has(day))
  const from = free.findLast((day) => free.includes(addDays(day, 1)))
  return [
    ...(from ? [{ employee, from, days: 2, type: scheduleEntryTypes.other, code: 'L4' as const }] : []),
    ...(hasLeave
      ? []
      : [
          {
            employee,
            from: addDays(next, 14),
            days: 5,
            type: scheduleEntryTypes.holiday,
            code: 'UW' as const,
          },
        ]),
  ]
}

/** Attaches a small certificate to an entry, as its person would. */
export async function attachNote(absence: DemoAbsence, entryId: string): Promise<void> {
  const { employee, from, days } = absence
  const bytes = await sickNote(`${employee.name} ${employee.surname}`, from, addDays(from, days - 1))
  const file = { name: 'Zwolnienie lekarskie.pdf', contentType: 'application/pdf' }
  const stored = await storage().put(bytes, { organisationId: demoOrganisationId, ...file })
  await trx()
    .table('entry_attachments')
    .insert({
      id: newId(),
      organisation_id: demoOrganisationId,
      entry_id: entryId,
      employee_id: employee.employeeId,
      file_key: stored.key,
      name: file.name,
      type: file.contentType,
      size: stored.size,
      sha256: stored.sha256,
      added_by: employee.userId,
      created_at: new Date(`${from}T08:20:00Z`),
    })
}

async function sickNote(who: string, from: Day, to: Day): Promise<Uint8Array> {
  const load = createRequire(import.meta.url)
  const pdfmake = load('pdfmake') as typeof import('pdfmake')
  const fonts = load('pdfmake/fonts/Roboto.js') as Record<'Roboto', Record<string, string>>
  pdfmake.setFonts(fonts as never)
  pdfmake.setUrlAccessPolicy(() => false)
  pdfmake.setLocalAccessPolicy((path) => Object.values(fonts.Roboto).includes(path))
  const document: TDocumentDefinitions = {
    pageSize: 'A5',
    pageOrientation: 'landscape',
    info: { title: 'Zwolnienie lekarskie' },
    content: [
      { text: 'Zwolnienie lekarskie', fontSize: 18, bold: true, margin: [0, 0, 0, 16] },
      { text: who, fontSize: 13, margin: [0, 0, 0, 6] },
      { text: `Niezdolność do pracy: ${from} – ${to}`, margin: [0, 0, 0, 24] },
      { text: 'Dokument przykładowy firmy demonstracyjnej.', color: '#59667e', fontSize: 9 },
    ],
  }
  return new Uint8Array(await pdfmake.createPdf(document).getBuffer())
}
