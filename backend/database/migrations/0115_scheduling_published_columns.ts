import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * What staff's questions ask of a face, as columns: under row-level security an index on an expression cannot be
 * searched, so every look at one's own schedule would read all that was ever published.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      alter table schedule_entries
        add column published_day date,
        add column published_employee_id uuid,
        add column published_location_id uuid;

      create or replace function schedule_entry_settle() returns trigger language plpgsql as $$
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
        new.published_day := (new.published ->> 'day')::date;
        new.published_employee_id := (new.published ->> 'employeeId')::uuid;
        new.published_location_id := (new.published ->> 'locationId')::uuid;
        new.state := case
          when new.published is null then 'draft'
          when new.deleted_at is not null then 'removed'
          when new.published = schedule_entry_face(new) and new.published_facts = schedule_entry_facts(new) then 'published'
          else 'changed'
        end;
        return new;
      end $$;

      /* the owner writes to all organisations' rows at once, for this statement only */
      alter table schedule_entries no force row level security;
      update schedule_entries set version = version where published is not null;
      alter table schedule_entries force row level security;

      drop index schedule_entries_face;
      create index schedule_entries_published_day
        on schedule_entries (organisation_id, published_day, published_location_id) where published_day is not null;
      create index schedule_entries_published_person
        on schedule_entries (organisation_id, published_employee_id, published_day) where published_employee_id is not null;
    `)
  }

  async down() {
    this.schema.raw(`
      drop index schedule_entries_published_day, schedule_entries_published_person;
      create index schedule_entries_face on schedule_entries (organisation_id, (published ->> 'day'))
        where published is not null;
      create or replace function schedule_entry_settle() returns trigger language plpgsql as $$
      begin
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
      alter table schedule_entries drop column published_day, drop column published_employee_id,
        drop column published_location_id;
    `)
  }
}
