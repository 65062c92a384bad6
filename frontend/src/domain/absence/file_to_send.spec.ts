// @vitest-environment happy-dom
import { attachmentLimits } from '@shiftloom/backend/contracts/attachments'
import { expect, test } from 'vitest'
import { asJpeg, fileToSend } from './file_to_send.ts'

const file = (size: number, type: string, name = 'a.pdf') => new File([new Uint8Array(size)], name, { type })

test('what is neither a picture nor a PDF, and what is too big, is not sent', async () => {
  expect(await fileToSend(file(4, 'application/zip'))).toBe('format')
  expect(await fileToSend(file(attachmentLimits.bytes + 1, 'application/pdf'))).toBe('too_big')
  // No picture at all, whatever it is called.
  expect(await fileToSend(file(4, 'image/png'))).toBe('format')
})

test('a PDF goes as it is', async () =>
  expect(await fileToSend(file(3, 'application/pdf'))).toEqual({
    ...{ name: 'a.pdf', type: 'application/pdf', content: 'AAAA' },
  }))

test('a picture is called what it becomes, and not too long', () => {
  expect(asJpeg('scan.png')).toBe('scan.jpg')
  expect(asJpeg('scan.JPEG')).toBe('scan.JPEG')
  expect(asJpeg(`${'x'.repeat(200)}.png`)).toHaveLength(attachmentLimits.name)
})
