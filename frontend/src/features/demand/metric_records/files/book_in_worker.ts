import { releaseProxy, wrap } from 'comlink'
import { workerFailure } from '#/lib/failures/worker_failure.ts'
import type { BookDesk } from './book_desk.ts'
import type { Book } from './span_file.ts'

/** Puts a workbook together in a worker; one that breaks is an error. */
export async function withBook<T>(
  headers: string[],
  sheetName: string,
  work: (book: Book) => Promise<T>
): Promise<T> {
  const worker = new Worker(new URL('./book.worker.ts', import.meta.url), { type: 'module' })
  const desk = wrap<BookDesk>(worker)
  const broken = new Promise<never>((_, reject) => {
    for (const kind of ['error', 'messageerror'])
      worker.addEventListener(kind, (event) => reject(workerFailure(event, 'records_file')))
  })
  const book: Book = { add: (lines) => desk.add(lines), end: () => desk.end(headers, sheetName) }
  try {
    return await Promise.race([work(book), broken])
  } finally {
    desk[releaseProxy]()
    worker.terminate()
  }
}
