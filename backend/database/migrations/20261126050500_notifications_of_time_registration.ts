import { BaseSchema } from '@adonisjs/lucid/schema'

const kinds =
  "'new_schedule', 'updated_schedule', 'new_task', 'request_status', 'account', 'labour_model', 'swap'"

/** Corrections of registered time that wait or were answered. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      alter table notifications drop constraint notifications_kind_check;
      alter table notifications add constraint notifications_kind_check
        check (kind in (${kinds}, 'time_registration'));
    `)
  }

  async down() {
    this.schema.raw(`
      alter table notifications no force row level security;
      delete from notifications where kind = 'time_registration';
      alter table notifications force row level security;
      alter table notifications drop constraint notifications_kind_check;
      alter table notifications add constraint notifications_kind_check check (kind in (${kinds}));
    `)
  }
}
