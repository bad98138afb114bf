/** The day in the address of a plan; `null`, which means today, for a malformed one. */
export function planDateOf(search: URLSearchParams): string | null {
  const date = search.get('date')
  if (date === null || !/^\d{4}-\d\d-\d\d$/.test(date)) return null
  const noon = new Date(`${date}T12:00:00Z`)
  return !Number.isNaN(noon.getTime()) && noon.toISOString().startsWith(date) ? date : null
}
