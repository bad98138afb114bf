export interface Chunk {
  readonly css: readonly string[]
  /** Files of chunks that are imported by this one. */
  readonly imports: readonly string[]
}

/** Addresses of style sheets of a chunk and of its imports, in the order of the cascade. */
export function sheetsOf(chunks: ReadonlyMap<string, Chunk>, file: string): string[] {
  const sheets = new Set<string>()
  const seen = new Set<string>()
  const collect = (name: string): void => {
    const chunk = chunks.get(name)
    if (!chunk || seen.has(name)) return
    seen.add(name)
    chunk.imports.forEach(collect)
    for (const sheet of chunk.css) sheets.add(`/${sheet}`)
  }
  collect(file)
  return [...sheets]
}
