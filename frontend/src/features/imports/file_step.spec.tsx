import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { answerWith } from '../../../testing/answers.ts'
import { renderSeeded } from '../../../testing/seeded.tsx'
import { FileStep } from './file_step.tsx'
import { fileProblems, type FileProblemCode } from './parsing/file_problem.ts'
import type { ImportFile } from './use_import_file.ts'

const none = () => undefined
const said: Partial<Record<FileProblemCode, [english: string, polish: string, vietnamese: string]>> = {
  too_big: [
    'This file is too big. It may have 10 MB at most.',
    'Ten plik jest za duży. Może mieć najwyżej 10 MB.',
    'Tệp này quá lớn. Tối đa 10 MB.',
  ],
  wrong_kind: [
    'This is not a table. Choose an XLSX, XLS or CSV file.',
    'To nie jest tabela. Wybierz plik XLSX, XLS lub CSV.',
    'Đây không phải là bảng. Hãy chọn tệp XLSX, XLS hoặc CSV.',
  ],
  too_many_rows: [
    'This sheet has more than 20,000 rows. Split it into several files.',
    'Ten arkusz ma więcej niż 20 000 wierszy. Podziel go na kilka plików.',
    'Trang tính này có hơn 20.000 dòng. Hãy chia thành nhiều tệp.',
  ],
}

test.each(['en-US', 'pl-PL', 'vi-VN'] as const)('why a file cannot be read is said in %s', async (locale) => {
  answerWith({})
  const sentences = new Set<string>()
  for (const problem of fileProblems) {
    const file = { file: null, problem, reading: false } as unknown as ImportFile
    await renderSeeded(<FileStep file={file} onNext={none} onShow={none} />, { feature: 'imports', locale })
    const text = screen.getByRole('alert').textContent
    const expected = said[problem]?.[['en-US', 'pl-PL', 'vi-VN'].indexOf(locale)]
    if (expected) expect(text.replaceAll(/\s/g, ' ')).toBe(expected)
    expect(text).not.toMatch(/[{}]|file_problem/)
    sentences.add(text)
    cleanup()
  }
  expect(sentences.size).toBe(fileProblems.length)
})

test('the columns are not gone to while the row with headers cannot be read', async () => {
  answerWith({})
  const table = { headers: ['E-mail'], headerRow: 1, rowCount: 1, exampleCount: 0 }
  const read = { name: 'people.csv', kind: 'csv', sheets: ['people'], sheet: 0, encoding: null, table }
  const chosen = { ...read, rows: [{ number: 2, cells: ['ada@example.test'] }] }
  const file = { file: chosen, problem: null, reading: false, chooseHeader: none } as unknown as ImportFile
  const onNext = vi.fn()
  await renderSeeded(<FileStep file={file} onNext={onNext} onShow={none} />, { feature: 'imports' })
  const user = userEvent.setup()
  const row = screen.getByRole('textbox', { name: 'Row with the headers' })
  await user.clear(row)
  await user.type(row, 'third')
  await user.click(screen.getByRole('button', { name: 'Next' }))
  expect(document.activeElement).toBe(row)
  expect(onNext).not.toHaveBeenCalled()
  await user.clear(row)
  await user.type(row, '1')
  await user.click(screen.getByRole('button', { name: 'Next' }))
  expect(onNext).toHaveBeenCalledOnce()
})
