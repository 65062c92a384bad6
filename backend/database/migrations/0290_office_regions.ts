import { BaseSchema } from '@adonisjs/lucid/schema'

/** What new companies of a region begin with; null: what is usual in the company's country. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      alter table regions
        add column currency text check (currency ~ '^[A-Z]{3}$'),
        /* IANA zone */
        add column time_zone text,
        add column time_format text,
        add column date_format text,
        /* 1 Monday, 6 Saturday, 7 Sunday */
        add column first_day_of_week smallint check (first_day_of_week in (1, 6, 7)),
        /* the part of the country whose holidays count, by its code in date-holidays */
        add column holiday_region text,
        add check (holiday_region is null or country is not null);
      create unique index request_kinds_primary on request_kinds (region_id) where primary_vacation;
    `)
  }

  async down() {
    this.schema.raw(`
      drop index request_kinds_primary;
      alter table regions drop column holiday_region, drop column first_day_of_week, drop column date_format,
        drop column time_format, drop column time_zone, drop column currency;
    `)
  }
}
