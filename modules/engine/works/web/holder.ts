const key = 'run-holder'
let ofPage: string | undefined

/** The id of this tab; a reload keeps it. */
export function tabHolder(): string {
  if (ofPage) return ofPage
  try {
    ofPage = sessionStorage.getItem(key) ?? crypto.randomUUID()
    sessionStorage.setItem(key, ofPage)
  } catch {
    ofPage ??= crypto.randomUUID()
  }
  return ofPage
}
