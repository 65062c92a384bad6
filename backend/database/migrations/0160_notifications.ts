import { BaseSchema } from '@adonisjs/lucid/schema'
import { guardedTable, owned, stamps } from '#database/guarded_table'

/** Notifications, their deliveries, and the devices that show them. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table notifications (
        ${owned},
        employee_id uuid not null,
        kind text not null check (kind in ('new_schedule', 'updated_schedule', 'new_task', 'request_status', 'account')),
        data jsonb not null,
        /* what it reports; the same event is never reported twice */
        events text[] not null check (cardinality(events) > 0),
        /* further events join it until then */
        open_until timestamptz,
        told_at timestamptz not null default now(),
        read_at timestamptz,
        ${stamps},
        foreign key (organisation_id, employee_id) references employees (organisation_id, id) on delete cascade
      );
      create index notifications_person on notifications (organisation_id, employee_id, told_at desc, id);
      create index notifications_unread on notifications (organisation_id, employee_id) where read_at is null;
      ${guardedTable('notifications')}

      create table notification_deliveries (
        ${owned},
        notification_id uuid not null,
        channel text not null check (channel in ('mail', 'mobile')),
        state text not null default 'waiting' check (state in ('waiting', 'handed', 'sent', 'failed', 'dropped')),
        attempts smallint not null default 0,
        /* the first attempt, then the next one */
        due_at timestamptz not null,
        /* the mail that carries it, once it was handed on */
        mail_id uuid,
        /* devices that have it already */
        reached uuid[] not null default '{}',
        /* a code; words of other servers quote addresses */
        last_error text,
        sent_at timestamptz,
        ${stamps},
        unique (organisation_id, notification_id, channel),
        foreign key (organisation_id, notification_id) references notifications (organisation_id, id) on delete cascade
      );
      create index notification_deliveries_due on notification_deliveries (organisation_id, due_at) where state = 'waiting';
      create index notification_deliveries_mail on notification_deliveries (organisation_id, mail_id) where mail_id is not null;
      create index notification_deliveries_log on notification_deliveries (organisation_id, created_at desc, id);
      ${guardedTable('notification_deliveries')}

      create table push_subscriptions (
        ${owned},
        user_id uuid not null references users (id) on delete cascade,
        /* nothing is sent once this sign-in was ended */
        session_id uuid not null,
        endpoint text not null,
        p256dh text not null,
        auth text not null,
        user_agent text,
        created_at timestamptz not null default now(),
        unique (organisation_id, endpoint)
      );
      create index push_subscriptions_user on push_subscriptions (organisation_id, user_id);
      ${guardedTable('push_subscriptions')}
    `)
  }

  async down() {
    this.schema.raw('drop table push_subscriptions, notification_deliveries, notifications')
  }
}
