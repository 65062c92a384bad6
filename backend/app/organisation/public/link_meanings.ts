export { linksMean, type LinkMeaning } from '#app/organisation/directory/link_meanings'
