import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      alter table auto_schedule_runs
        add column started_at timestamptz,
        /* last sign of life of the solver; stored progress is never written more than once a second */
        add column progress_at timestamptz;
    `)
  }

  async down() {
    this.schema.raw(`
      alter table auto_schedule_runs
        drop column started_at, drop column progress_at
    `)
  }
}
