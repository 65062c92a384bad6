import vine, { VineString } from '@vinejs/vine'

/** As people, PostgreSQL and JSON Schema count: an emoji is one, which a text's `length` counts as two. */
const charactersOf = (text: string): number => {
  let count = 0
  for (const _ of text) count += 1
  return count
}

const minLength = vine.createRule<{ min: number }>(
  (value, { min }, field) => {
    if (charactersOf(String(value)) < min)
      field.report('The {{ field }} is too short', 'minLength', field, { min })
  },
  { toJSONSchema: (schema, { min }) => void (schema.minLength = min) }
)

const maxLength = vine.createRule<{ max: number }>(
  (value, { max }, field) => {
    const text = String(value)
    // Counting a long text costs: one of so many units has no more characters than that.
    if (text.length > max && (text.length > 2 * max || charactersOf(text) > max))
      field.report('The {{ field }} is too long', 'maxLength', field, { max })
  },
  { toJSONSchema: (schema, { max }) => void (schema.maxLength = max) }
)

/** Has every validator count characters. Called once, before validators are made. */
export function countCharacters(): void {
  VineString.prototype.minLength = function (this: VineString, min: number) {
    return this.use(minLength({ min }))
  }
  VineString.prototype.maxLength = function (this: VineString, max: number) {
    return this.use(maxLength({ max }))
  }
}
