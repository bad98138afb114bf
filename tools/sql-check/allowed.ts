import type { Finding } from './check.ts'

/** Independent of line numbers. */
export const keyOf = ({ file, statement, kind, path }: Finding): string =>
  `${file} ${statement || '-'} ${kind}${path && ` ${path}`}`

export interface Judged {
  readonly refused: readonly Finding[]
  /** Needless entries of the list. */
  readonly needless: readonly string[]
}

/** Removes allowed findings. The list may only shrink: an entry without its finding is an error. */
export function judge(findings: readonly Finding[], allowed: readonly string[]): Judged {
  const known = new Set(allowed)
  const found = new Set(findings.map(keyOf))
  return {
    refused: findings.filter((finding) => !known.has(keyOf(finding))),
    needless: allowed.filter((key) => !found.has(key)),
  }
}
