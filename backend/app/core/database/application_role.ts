import db from '@adonisjs/lucid/services/db'
import { applicationRole } from '#config/database'

/**
 * Makes the restricted role exist and lets it read and write rows, those of the queues as well, nothing else.
 * Safe to repeat; run as the owner after every migration.
 */
export async function grantApplicationRole(): Promise<void> {
  const owner = db.connection('owner')
  // Roles are shared by all databases of a server: two preparations at once must not collide.
  await owner.transaction(async (trx) => {
    await trx.rawQuery(`select pg_advisory_xact_lock(hashtext('shiftloom.application_role'))`)
    await trx.rawQuery(`
      do $$ begin
        if not exists (select from pg_roles where rolname = '${applicationRole}') then
          create role ${applicationRole} nologin nosuperuser nobypassrls;
        end if;
      end $$;
      grant ${applicationRole} to current_user;
      grant usage on schema public to ${applicationRole};
      grant select, insert, update, delete on all tables in schema public to ${applicationRole};
      grant usage, select on all sequences in schema public to ${applicationRole};
      revoke update, delete on audit_events, office_events, time_punches, place_notice_reads from ${applicationRole};
      revoke all on adonis_schema, adonis_schema_versions from ${applicationRole};
    `)
    await trx.rawQuery(`
      do $$ begin
        if exists (select from pg_namespace where nspname = 'bullmq') then
          grant usage on schema bullmq to ${applicationRole};
          grant select, insert, update, delete on all tables in schema bullmq to ${applicationRole};
          grant usage, select, update on all sequences in schema bullmq to ${applicationRole};
        end if;
      end $$
    `)
  })
}
