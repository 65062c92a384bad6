/**
 * SQL of everyone who can have acted in the organisation of the unit of work: its own accounts and the provider's
 * people, by `id`, `name` and `surname`.
 */
export const actors =
  '(select id, name, surname from users union select id, name, surname from provider_people())'
