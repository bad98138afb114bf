const minutes = [1, 5, 20, 60, 180, 720] as const

/** When to retry after so many failed tries: a provider may be down for a night without a lost letter. */
export const nextTryAt = (tries: number, now: Date): Date =>
  new Date(now.getTime() + (minutes[tries - 1] ?? minutes.at(-1)!) * 60_000)
