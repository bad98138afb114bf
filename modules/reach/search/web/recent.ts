const key = 'search_recent'
const most = 5

/** What was looked for on this device lately, the newest first. */
export function listRecent(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(kept) ? kept.filter((text) => typeof text === 'string').slice(0, most) : []
  } catch {
    return []
  }
}

const keep = (texts: readonly string[]): void => {
  try {
    localStorage.setItem(key, JSON.stringify(texts))
  } catch {
    // A private window may keep nothing: the search works without it.
  }
}

export const rememberRecent = (text: string): void =>
  keep([text, ...listRecent().filter((other) => other !== text)].slice(0, most))

export const forgetRecent = (): void => keep([])
