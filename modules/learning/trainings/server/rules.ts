/** What a percent is worth in stars; the steps are known before the start. */
export const starsOf = (percent: number | null): number =>
  percent === null || percent < 50 ? 0 : percent < 80 ? 1 : percent < 100 ? 2 : 3
