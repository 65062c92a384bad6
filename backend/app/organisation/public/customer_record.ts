export {
  deleteOrganisation,
  prolongTrial,
  setOrganisationStatus,
  startAsCreated,
  writeCustomerRecord,
} from '#app/organisation/company/customer_record'
