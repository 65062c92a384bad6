import { BaseSchema } from '@adonisjs/lucid/schema'

const kinds = `'new_schedule', 'updated_schedule', 'new_task', 'request_status', 'account', 'labour_model', 'swap',
  'time_registration', 'request_waits', 'open_shift'`

/** Deputies are notified of being named, and of no longer being one. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      alter table notifications drop constraint notifications_kind_check;
      alter table notifications add constraint notifications_kind_check
        check (kind in (${kinds}, 'request_deputy'));
    `)
  }

  async down() {
    this.schema.raw(`
      alter table notifications no force row level security;
      delete from notifications where kind = 'request_deputy';
      alter table notifications force row level security;
      alter table notifications drop constraint notifications_kind_check;
      alter table notifications add constraint notifications_kind_check check (kind in (${kinds}));
    `)
  }
}
