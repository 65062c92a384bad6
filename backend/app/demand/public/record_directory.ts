export { recordDirectory, type RecordDirectory } from '#app/demand/imported_records/record_directory'
