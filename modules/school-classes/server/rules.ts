/** A school year begins on the first of September and is called by the year of its beginning. */
export const schoolYearOf = (now: Date): number =>
  now.getUTCMonth() >= 8 ? now.getUTCFullYear() : now.getUTCFullYear() - 1
