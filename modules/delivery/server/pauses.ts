const minutes = [1, 5, 20, 60, 180, 720] as const

/** When what has failed so many times is tried again: a provider that is away for a night loses nobody's letter. */
export const nextTryAt = (tries: number, now: Date): Date =>
  new Date(now.getTime() + (minutes[tries - 1] ?? minutes.at(-1)!) * 60_000)
