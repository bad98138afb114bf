/** When somebody was here for the last time, an expression; a session that has ended is known by its beginning. @param userId an expression */
export const lastVisitSql = (userId: string): string => `greatest(
    (select max(last_seen_at) from sessions where user_id = ${userId}),
    (select max(at) from account_events where user_id = ${userId} and kind = 'signed_in'))`
