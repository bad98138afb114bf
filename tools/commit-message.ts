/** Longest title, in characters: what `git log --oneline` and code review show in one line. */
const longestTitle = 72
/** A commit of more files than this explains its reason in the body. */
const mostFilesWithoutBody = 5

/** Imperative verbs that end like other forms. */
const imperative =
  /^(Address|Bypass|Compress|Discuss|Dismiss|Embed|Exceed|Express|Feed|Focus|Need|Pass|Press|Process|Proceed|Seed|Speed|Bring|String|Ping|Shed|Suppress)$/

/** Rules for commit messages (AGENTS.md, «Commits»). @param message without comment lines @returns sentences; none when the message is fine */
export function faultsOfMessage(message: string, filesCount: number): string[] {
  const [title = '', gap = '', ...body] = message.trim().split('\n')
  const faults: string[] = []
  const [verb = ''] = title.split(' ')
  if (title.length > longestTitle)
    faults.push(`the title has ${title.length} characters, at most ${longestTitle}`)
  if (!/^[A-Z][a-z]/.test(title)) faults.push('the title begins with a capital letter')
  if (/[.!]$/.test(title)) faults.push('the title ends without a full stop')
  if (/(ed|ing|s)$/.test(verb) && !imperative.test(verb))
    faults.push(`the title begins with an imperative verb: «Add», not «${verb}»`)
  if (gap.trim()) faults.push('an empty line follows the title')
  if (filesCount > mostFilesWithoutBody && !body.join('').trim())
    faults.push(`${filesCount} files change: the body says why`)
  return faults
}
