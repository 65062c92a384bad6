import { BaseSchema } from '@adonisjs/lucid/schema'

/** Successful and failed sign-ins, with time and origin, as shown to the user. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table sign_ins (
        id uuid primary key,
        user_id uuid not null references users (id) on delete cascade,
        at timestamptz not null default now(),
        outcome text not null check (outcome in ('signed_in', 'wrong_password', 'wrong_code')),
        user_agent text,
        ip text not null
      );
      create index sign_ins_user on sign_ins (user_id, at desc, id);
    `)
  }

  async down() {
    this.schema.raw('drop table sign_ins')
  }
}
