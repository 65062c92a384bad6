import { BaseSchema } from '@adonisjs/lucid/schema'
import { namesOfPosition, seededIndustries } from '#database/industries/seeded'

const byLocale = ([english, polish, vietnamese]: readonly [string, string, string]) =>
  JSON.stringify({ 'en-US': english, 'pl-PL': polish, 'vi-VN': vietnamese })

/** Industries and their positions have names in every language until they are renamed, as kinds of requests do. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      alter table industries
        add column code text unique,
        add column names jsonb,
        alter column name drop not null,
        add check (name is not null or names is not null);
      alter table industry_positions
        add column names jsonb,
        add column sort integer not null default 0,
        alter column name drop not null,
        add check (name is not null or names is not null);
    `)
    this.defer(async (db) => {
      for (const { code, names, recommended, positions } of seededIndustries) {
        const found = await db
          .insertQuery<{ id: string }>()
          .table('industries')
          .insert({ id: db.raw('gen_random_uuid()'), code, names: byLocale(names), recommended })
          .returning('id')
        const [industry] = found as { id: string }[]
        await db.table('industry_positions').multiInsert(
          positions.map((key, sort) => ({
            ...{ id: db.raw('gen_random_uuid()'), industry_id: industry!.id, sort },
            names: byLocale(namesOfPosition(key)),
          }))
        )
      }
    })
  }

  async down() {
    this.schema.raw(`
      delete from industries where name is null;
      delete from industry_positions where name is null;
      alter table industry_positions alter column name set not null, drop column sort, drop column names;
      alter table industries alter column name set not null, drop column names, drop column code;
    `)
  }
}
