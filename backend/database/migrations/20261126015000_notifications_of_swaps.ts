import { BaseSchema } from '@adonisjs/lucid/schema'

const kinds = "'new_schedule', 'updated_schedule', 'new_task', 'request_status', 'account', 'labour_model'"

/** Colleagues who are asked for a swap, its requester and its supervisors are notified. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      alter table notifications drop constraint notifications_kind_check;
      alter table notifications add constraint notifications_kind_check
        check (kind in (${kinds}, 'swap'));
    `)
  }

  async down() {
    this.schema.raw(`
      alter table notifications no force row level security;
      delete from notifications where kind = 'swap';
      alter table notifications force row level security;
      alter table notifications drop constraint notifications_kind_check;
      alter table notifications add constraint notifications_kind_check check (kind in (${kinds}));
    `)
  }
}
