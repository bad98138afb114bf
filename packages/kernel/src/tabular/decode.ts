/** Encodings of one byte a sign in which Russian tables are saved, the likeliest first. */
const oneByte = ['windows-1251', 'ibm866', 'koi8-r', 'x-mac-cyrillic']

const frequent = /[оеаинтсрвлкмду]/g
/** Signs that no table has: frames and pictures of old encodings, a capital after a small letter. */
const unlikely = /[\u2500-\u259f\u0080-\u009f¤§©®°±¶†•√≈≤≥÷]|[а-яё][А-ЯЁ]/g

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

/** The text of a file, whatever encoding it was saved in, without the byte order mark. */
export function decodeText(bytes: Uint8Array): string {
  const wide = utf16Of(bytes)
  if (wide) return new TextDecoder(wide).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    const texts = oneByte.map((encoding) => new TextDecoder(encoding).decode(bytes))
    return texts.toSorted((a, b) => scoreOf(b) - scoreOf(a))[0]!
  }
}
