export {
  levelsOf,
  peopleById,
  peopleOfLocations,
  type PersonRow,
} from '#app/scheduling/queries/schedule_people'
