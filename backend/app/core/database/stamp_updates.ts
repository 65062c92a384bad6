import db from '@adonisjs/lucid/services/db'

/**
 * Lets the database write the moment of each change into `updated_at`, in every table that has the column, so that no
 * statement forgets it. One that sets the column itself keeps what it set.
 * Safe to repeat; run as the owner after every migration.
 */
export async function stampUpdates(): Promise<void> {
  const owner = db.connection('owner')
  await owner.transaction(async (trx) => {
    await trx.rawQuery(`select pg_advisory_xact_lock(hashtext('shiftloom.stamp_updates'))`)
    await trx.rawQuery(`
      create or replace function stamp_update() returns trigger language plpgsql as $$
      begin
        new.updated_at = now();
        return new;
      end $$
    `)
    await trx.rawQuery(`
      do $$ declare missing regclass; begin
        for missing in
          select c.oid from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'updated_at'
          where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and not a.attisdropped
            and not exists (select from pg_trigger t where t.tgrelid = c.oid and t.tgname = 'stamp_update')
        loop
          execute format('create trigger stamp_update before update on %s for each row
            when (new.updated_at is not distinct from old.updated_at) execute function stamp_update()', missing);
        end loop;
      end $$
    `)
  })
}
