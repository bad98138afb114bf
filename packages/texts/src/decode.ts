/** Encodings of one byte a sign in which Russian texts are saved, the likeliest first. */
const oneByte = ['windows-1251', 'ibm866', 'koi8-r', 'x-mac-cyrillic']

const frequent = /[оеаинтсрвлкмду]/g
/** Signs that no text has: frames and pictures of old encodings, a capital after a small letter, what is no sign. */
const unlikely = /[\u2500-\u259f\u0080-\u009f\ufffd¤§©®°±¶†•√≈≤≥÷]|[а-яё][А-ЯЁ]/g

const scoreOf = (text: string): number =>
  (text.match(frequent)?.length ?? 0) - 3 * (text.match(unlikely)?.length ?? 0)

/** How many of the bytes at even or odd places are the high halves of Latin and Cyrillic signs. */
function highHalves(bytes: Uint8Array, offset: 0 | 1): number {
  let found = 0
  for (let at = offset; at < bytes.length; at += 2) if (bytes[at] === 0 || bytes[at] === 4) found += 1
  return found / Math.max(1, bytes.length >> 1)
}

function utf16Of(bytes: Uint8Array): string | null {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  if (bytes.length < 4 || bytes.length % 2 === 1) return null
  const sample = bytes.subarray(0, 4096)
  if (highHalves(sample, 1) > 0.9 && highHalves(sample, 0) < 0.3) return 'utf-16le'
  if (highHalves(sample, 0) > 0.9 && highHalves(sample, 1) < 0.3) return 'utf-16be'
  return null
}

export interface DecodedText {
  /** Without the byte order mark. */
  text: string
  /** By the names of the Encoding Standard: `utf-8`, `windows-1251`. */
  encoding: string
}

/** The text of a file, in any of the encodings in which Russian texts are saved. */
export function decodeText(bytes: Uint8Array): DecodedText {
  const wide = utf16Of(bytes)
  if (wide) return { text: new TextDecoder(wide).decode(bytes), encoding: wide }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'utf-8' }
  } catch {
    // UTF-8 with a broken byte is UTF-8 still.
    return ['utf-8', ...oneByte]
      .map((encoding) => ({ text: new TextDecoder(encoding).decode(bytes), encoding }))
      .toSorted((a, b) => scoreOf(b.text) - scoreOf(a.text))[0]!
  }
}
