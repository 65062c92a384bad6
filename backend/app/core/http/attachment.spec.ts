import { test } from '@japa/runner'
import { attachmentNamed } from '#app/core/http/attachment'

test.group('The name of a file to save', () => {
  test('is given in its own letters and in ASCII', ({ assert }) =>
    assert.equal(
      attachmentNamed("Kế hoạch (1) 'a'.csv"),
      `attachment; filename="K_ ho_ch _1_ _a_.csv"; filename*=UTF-8''K%E1%BA%BF%20ho%E1%BA%A1ch%20%281%29%20%27a%27.csv`
    ))
})
