/** Containers that are opened by one line: quotations and lists inside of each other. */
const opened = /^(?:[ \t]*(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t])))+/gm
const marker = /[>*+-]|\d+/g
const deepest = 30

/** A block of ours (`:::rule`) inside of each other costs the more the deeper it is. */
const block = /^[ \t>]*:::/gm
const mostBlocks = 200

/** Whether a text is nested deeper than anybody writes: reading it would take minutes or overflow the stack. Takes linear time. */
export const isTooDeep = (markdown: string): boolean =>
  (markdown.match(block)?.length ?? 0) > mostBlocks ||
  (markdown.match(opened) ?? []).some((line) => (line.match(marker)?.length ?? 0) > deepest)
