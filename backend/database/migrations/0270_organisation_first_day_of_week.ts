import { BaseSchema } from '@adonisjs/lucid/schema'

/** 1 Monday, 6 Saturday, 7 Sunday: where the company's calendars begin. Those there are get what is usual in their country. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      alter table organisations
        add column first_day_of_week smallint not null default 1 check (first_day_of_week in (1, 6, 7));
      /* the owner moves all organisations' rows at once, for these statements only */
      alter table organisations no force row level security;
      update organisations set first_day_of_week = 7
        where country in ('US', 'CA', 'MX', 'BR', 'CO', 'PE', 'JP', 'KR', 'TW', 'HK', 'IN', 'ID', 'PH', 'TH', 'SG', 'IL', 'SA', 'ZA');
      update organisations set first_day_of_week = 6 where country in ('AE', 'EG', 'IR', 'QA', 'KW', 'JO');
      alter table organisations force row level security;
    `)
  }

  async down() {
    this.schema.raw('alter table organisations drop column first_day_of_week')
  }
}
