import type { SchemaRules } from '@adonisjs/lucid/types/schema_generator'

/** Calendar days stay strings; see config/database.ts. */
export default {
  types: {
    date: { tsType: 'string', decorators: [{ name: '@column' }] },
    jsonb: { tsType: 'unknown', decorators: [{ name: '@column' }] },
  },
} satisfies SchemaRules
