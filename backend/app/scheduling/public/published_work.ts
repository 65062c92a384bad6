export {
  countUnpublishedShifts,
  publishedAbsencesOf,
  publishedWork,
  type PublishedWork,
} from '#app/scheduling/schedule/published_work'
