// The first attempt of a user at a work is the result. An excluded one (a disqualified participant) has a result and no place.
// `alias` is that of `attempts`; `null` where it has none.

/** The result of a user at a work, with or without a place. */
export const isFirstResultSql = (alias: string | null): string => {
  const a = alias === null ? '' : `${alias}.`
  return `${a}number = 1 and ${a}judged_at is not null`
}

/** A result that has a place and counts in ratings and averages. */
export const isRankedSql = (alias: string | null): string =>
  `${isFirstResultSql(alias)} and ${alias === null ? '' : `${alias}.`}excluded_at is null`
