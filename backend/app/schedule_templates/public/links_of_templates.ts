import type { LinkMeaning } from '#app/organisation/public/link_meanings'

/** What rows of schedule templates mean to the people, locations and positions they refer to. */
export const linksOfTemplates: Record<string, LinkMeaning> = {
  schedule_templates: { countedAs: 'templates' },
  schedule_template_positions: { countedAs: 'templates' },
  // The shift of the template stays, without a person.
  schedule_template_entries: { goesWithPerson: true },
}
