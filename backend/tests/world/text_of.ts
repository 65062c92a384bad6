import type { ApiResponse } from '@japa/api-client'
import { pdfPages } from '#app/core/pdf/testing/pdf_text'

/** What people read in an answer: the words of a PDF as well. */
export const textOf = (answer: ApiResponse): string =>
  String(answer.header('content-type')).startsWith('application/pdf')
    ? pdfPages(answer.body())
        .flatMap(({ lines }) => lines)
        .join('\n')
    : answer.text()
