import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * A licence ends like a trial: with its last day on the organisation's own clock. `status_now` knows it at once, a job
 * writes it down.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create or replace function status_now(o organisations) returns smallint language sql stable as $$
        select case
          when o.status = 2 and trial_over(o.trial_ends_on, o.time_zone, now()) then
            case when o.licence_expires_on >= (now() at time zone o.time_zone)::date then 0 else 1 end
          when o.status = 0 and trial_over(o.licence_expires_on, o.time_zone, now()) then 1
          else o.status
        end::smallint
      $$
    `)
  }

  async down() {
    this.schema.raw(`
      create or replace function status_now(o organisations) returns smallint language sql stable as $$
        select case
          when o.status = 2 and trial_over(o.trial_ends_on, o.time_zone, now()) then
            case when o.licence_expires_on >= (now() at time zone o.time_zone)::date then 0 else 1 end
          else o.status
        end::smallint
      $$
    `)
  }
}
