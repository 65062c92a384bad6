import { pdfBytes } from '#app/core/pdf/pdf_bytes'
import { personName } from '#app/core/person_name'
import { attendanceDocument } from '#app/time_tracking/sheets/attendance_document'
import { attendanceList } from '#app/time_tracking/sheets/attendance_list'
import { makeSheet } from '#app/time_tracking/sheets/make_sheet'
import { paperOf } from '#app/time_tracking/sheets/paper'
import { sheetDocument } from '#app/time_tracking/sheets/sheet_document'
import type { DaySpan } from '#app/time_tracking/settlement/day_span'
import type { Locale } from '#contracts/enums'

type Printed = { bytes: Uint8Array; name: string }

/**
 * A person's record of working time as a PDF, in the language of the reader.
 *
 * @throws time_tracking.record_span
 * @throws core.not_found
 */
export async function printSheet(
  employeeId: string,
  range: DaySpan,
  locale: Locale,
  now: number
): Promise<Printed> {
  const sheet = await makeSheet(employeeId, range, now)
  const paper = await paperOf(locale, now)
  const whose = `${personName(sheet.employee, locale)} ${range.from.slice(0, 7)}`
  return {
    bytes: await pdfBytes(sheetDocument(sheet, paper)),
    name: `${paper.say('title')} ${whose}.pdf`,
  }
}

/**
 * The attendance list of a location as a PDF, in the language of the reader.
 *
 * @throws time_tracking.record_span
 * @throws core.not_found
 */
export async function printAttendance(
  locationId: string,
  range: DaySpan,
  locale: Locale,
  now: number
): Promise<Printed> {
  const list = await attendanceList(locationId, range)
  const paper = await paperOf(locale, now)
  const name = `${paper.say('attendance')} ${list.location} ${range.from.slice(0, 7)}.pdf`
  return { bytes: await pdfBytes(attendanceDocument(list, paper)), name }
}
