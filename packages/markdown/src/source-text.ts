import { decodeText } from '@school/texts'
import type { Problem } from './problem.ts'
import { says } from './ru.ts'

const encodingNames: Readonly<Record<string, string>> = {
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16',
  ibm866: 'CP866',
  'koi8-r': 'KOI8-R',
  'x-mac-cyrillic': 'MacCyrillic',
}

/**
 * The text of a file of the content, with one kind of line ends and without a byte order mark. A file that is not UTF-8 is read all the
 * same, so that its own faults are found at their lines, and is reported.
 */
export function sourceText(bytes: Uint8Array): { text: string; problems: Problem[] } {
  const { text, encoding } = decodeText(bytes)
  const problems: Problem[] = []
  if (encoding !== 'utf-8')
    problems.push({ line: 1, message: says.otherEncoding(encodingNames[encoding] ?? encoding) })
  else if (text.includes('\ufffd')) {
    const [before = ''] = text.split('\ufffd', 1)
    problems.push({ line: before.split(/\r\n?|\n/).length, message: says.brokenSigns })
  }
  return { text: text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n'), problems }
}
