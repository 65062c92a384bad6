export {
  countUnpublishedShifts,
  publishedWork,
  type PublishedWork,
} from '#app/scheduling/schedule/published_work'
