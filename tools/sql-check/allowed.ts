import type { Finding } from './check.ts'

/** Stays the same when lines move. */
export const keyOf = ({ file, statement, kind, path }: Finding): string =>
  `${file} ${statement || '-'} ${kind}${path && ` ${path}`}`

export interface Judged {
  readonly refused: readonly Finding[]
  /** Entries of the list that nothing needs. */
  readonly needless: readonly string[]
}

/** Takes what is allowed out of the findings. The list may only shrink: an entry without its finding is an error. */
export function judge(findings: readonly Finding[], allowed: readonly string[]): Judged {
  const known = new Set(allowed)
  const found = new Set(findings.map(keyOf))
  return {
    refused: findings.filter((finding) => !known.has(keyOf(finding))),
    needless: allowed.filter((key) => !found.has(key)),
  }
}
