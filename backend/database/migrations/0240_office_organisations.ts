import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * A trial ends with its last day on the organisation's own clock. What is stored may lag behind, because a job writes
 * it; `status_now` is the status to read.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create function trial_over(last_day date, zone text, moment timestamptz) returns boolean language sql stable as $$
        select coalesce((moment at time zone zone)::date > last_day, false)
      $$;
      create function status_now(o organisations) returns smallint language sql stable as $$
        select case
          when o.status = 2 and trial_over(o.trial_ends_on, o.time_zone, now()) then
            case when o.licence_expires_on >= (now() at time zone o.time_zone)::date then 0 else 1 end
          else o.status
        end::smallint
      $$;

      /* What the provider answered to the wish to be closed. */
      alter table company_deletion_requests
        add column decision text check (decision in ('accepted', 'refused')),
        add column decided_by uuid references users (id) on delete set null,
        add column decided_at timestamptz,
        add column answer text,
        add check ((decision is null) = (decided_at is null));
      drop index company_deletion_requests_open;
      create unique index company_deletion_requests_open on company_deletion_requests (organisation_id)
        where cancelled_at is null and decided_at is null;
      create policy office_reads on company_deletion_requests for select
        using (current_setting('app.office', true) = 'on');
    `)
  }

  async down() {
    this.schema.raw(`
      drop policy office_reads on company_deletion_requests;
      drop index company_deletion_requests_open;
      alter table company_deletion_requests drop column answer, drop column decided_at, drop column decided_by,
        drop column decision;
      create unique index company_deletion_requests_open on company_deletion_requests (organisation_id)
        where cancelled_at is null;
      drop function status_now(organisations);
      drop function trial_over(date, text, timestamptz);
    `)
  }
}
