export {
  levelsOf,
  peopleById,
  peopleOfLocations,
  type PersonRow,
} from '#app/scheduling/people/schedule_people'
