import { BaseSchema } from '@adonisjs/lucid/schema'

/** How the texts of a file are read: what they were said to mean, and what each row comes to. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      /* { kind: { text in small letters: what it means } } */
      alter table imports add column matches jsonb not null default '{}';
      alter table import_mappings add column matches jsonb not null default '{}';
      /* a person as the row saves them; notes: what is to be known of a row that is taken */
      alter table import_rows add column saved jsonb, add column notes jsonb not null default '[]';
    `)
  }

  async down() {
    this.schema.raw(`
      alter table import_rows drop column saved, drop column notes;
      alter table import_mappings drop column matches;
      alter table imports drop column matches;
    `)
  }
}
