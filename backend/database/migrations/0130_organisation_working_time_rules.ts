import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * What decides about one person's working time. Groups are health data; those of minors are not stored, they follow
 * from the date of birth. Everyone counted as working in shifts so far, and still does until it is changed.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      alter table employees
        add column birth_date date,
        add column protected_groups jsonb not null default '[]',
        add column shift_worker boolean not null default true,
        add column daily_max_minutes integer check (daily_max_minutes between 1 and 1440),
        add column weekly_max_minutes integer check (weekly_max_minutes between 1 and 10080),
        add column daily_rest_minutes integer check (daily_rest_minutes between 1 and 1440),
        add column weekly_rest_minutes integer check (weekly_rest_minutes between 1 and 10080);
      alter table positions add column strenuous boolean not null default false;
    `)
  }

  async down() {
    this.schema.raw(`
      alter table positions drop column strenuous;
      alter table employees
        drop column birth_date, drop column protected_groups, drop column shift_worker,
        drop column daily_max_minutes, drop column weekly_max_minutes,
        drop column daily_rest_minutes, drop column weekly_rest_minutes;
    `)
  }
}
