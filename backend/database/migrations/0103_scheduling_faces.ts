import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * What staff see of an entry and whether it differs from the plan is worked out where it is written, by the database:
 * every reader, whatever wrote the row, then finds the state ready.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      alter table schedule_entries
        add column state text not null default 'draft' check (state in ('draft', 'published', 'changed', 'removed')),
        /* what staff need besides the face: type, whole day, instants, work minutes, code */
        add column published_facts jsonb;
      alter table schedule_commands add column revision bigint not null default 0;
      alter table schedule_publications add column revision bigint not null default 0;

      create function schedule_entry_face(e schedule_entries) returns jsonb language sql stable as $$
        select jsonb_build_object('employeeId', e.employee_id, 'positionId', e.position_id, 'locationId', e.location_id,
          'day', e.day, 'start', e.start_time, 'end', e.end_time, 'breaks', e.breaks, 'comment', e.comment)
      $$;
      create function schedule_entry_facts(e schedule_entries) returns jsonb language sql stable as $$
        select jsonb_build_object('type', e.type, 'fullDay', e.full_day, 'zone', e.zone, 'workMinutes', e.work_minutes,
          'startsAt', to_char(e.starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
          'endsAt', to_char(e.ends_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
          'code', e.code, 'availability', e.availability)
      $$;

      create function schedule_entry_settle() returns trigger language plpgsql as $$
      begin
        /* availability is what a person declared, not a plan: it is never waiting to be published */
        if new.type = 8 then
          new.published := schedule_entry_face(new);
          new.published_facts := null;
        end if;
        if new.published is null then
          new.published_facts := null;
        elsif new.published_facts is null then
          new.published_facts := schedule_entry_facts(new);
        end if;
        new.state := case
          when new.published is null then 'draft'
          when new.deleted_at is not null then 'removed'
          when new.published = schedule_entry_face(new) and new.published_facts = schedule_entry_facts(new) then 'published'
          else 'changed'
        end;
        return new;
      end $$;
      create trigger schedule_entry_settle before insert or update on schedule_entries
        for each row execute function schedule_entry_settle();

      create index schedule_entries_face on schedule_entries (organisation_id, (published ->> 'day'))
        where published is not null;
    `)
  }

  async down() {
    this.schema.raw(`
      drop index schedule_entries_face;
      drop trigger schedule_entry_settle on schedule_entries;
      drop function schedule_entry_settle(), schedule_entry_face(schedule_entries), schedule_entry_facts(schedule_entries);
      alter table schedule_publications drop column revision;
      alter table schedule_commands drop column revision;
      alter table schedule_entries drop column state, drop column published_facts;
    `)
  }
}
