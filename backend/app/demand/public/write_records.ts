export { RecordsOvertaken, writeRecords } from '#app/demand/imported_records/write_records'
export { takeBackRecords } from '#app/demand/imported_records/take_back_records'
