import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Accounts and mails are needed before an organisation is known: signing in, links of mails, sending. So sessions that
 * work in no organisation see all of them, and so do the provider's people with accounts. Within an organisation there
 * are its own accounts only, and mails can be written and never read: a link to a new password stays with whom it is
 * for.
 */
const outside = `(select coalesce(current_setting('app.organisation_id', true), '') = '')`
const office = `(select coalesce(current_setting('app.office', true), '') = 'on')`
const own = `organisation_id = (select nullif(current_setting('app.organisation_id', true), '')::uuid)`

export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      alter table users enable row level security;
      alter table users force row level security;
      create policy own_accounts on users
        using (${outside} or ${office} or ${own})
        with check (${outside} or ${office} or ${own});

      alter table mails enable row level security;
      alter table mails force row level security;
      create policy outside_of_organisations on mails using (${outside}) with check (${outside});
      create policy written_in_organisations on mails for insert
        with check (organisation_id is null or ${own});

      /* What an organisation may know of accounts that are not its own: who of the provider acted in it or cares for
         it, and that an address is taken. */
      create function provider_people()
        returns table (id uuid, name text, surname text, email text, role smallint, language smallint, status text)
        language sql stable rows 20 set app.organisation_id = '' as $$
          select u.id, u.name, u.surname, u.email, u.role, u.language, u.status from users u
          where u.organisation_id is null
        $$;
      create function accounts_with(addresses text[]) returns table (user_id uuid, email text)
        language sql stable rows 20 set app.organisation_id = '' as $$
          select u.id, lower(u.email) from users u where lower(u.email) = any(addresses)
        $$;
    `)
  }

  async down() {
    this.schema.raw(`
      drop function accounts_with(text[]);
      drop function provider_people();
      drop policy written_in_organisations on mails;
      drop policy outside_of_organisations on mails;
      alter table mails no force row level security;
      alter table mails disable row level security;
      drop policy own_accounts on users;
      alter table users no force row level security;
      alter table users disable row level security;
    `)
  }
}
