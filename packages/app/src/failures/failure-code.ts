/** The same failure has the same code on every device: support can count them (FNV-1a). */
export function failureCode(error: unknown): string {
  const text = error instanceof Error ? `${error.name}: ${error.message}` : JSON.stringify(error ?? null)
  let hash = 0x811c9dc5
  for (const char of text) hash = Math.imul(hash ^ char.codePointAt(0)!, 0x01000193)
  return `B-${(hash >>> 0).toString(36).toUpperCase().padStart(7, '0')}`
}
