/**
 * The status of the account `u` as people see it: one that waits, and whose link was never mailed, is `not_invited`.
 * Null without an account.
 */
export const accountStatus = `case when u.status = 'invited' and not exists (select from account_links k
    where k.user_id = u.id and k.purpose = 'activation') then 'not_invited' else u.status end`
