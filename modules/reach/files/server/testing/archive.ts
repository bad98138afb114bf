import { crc32 } from 'node:zlib'

const numbers = (...fields: [value: number, bytes: 2 | 4][]): Buffer =>
  Buffer.concat(
    fields.map(([value, bytes]) => {
      const field = Buffer.alloc(bytes)
      field.writeUIntLE(value, 0, bytes)
      return field
    }),
  )

/** A ZIP of these parts, not packed. */
export function archiveOf(parts: Readonly<Record<string, string>>): Buffer {
  const local: Buffer[] = []
  const central: Buffer[] = []
  let at = 0
  for (const [path, text] of Object.entries(parts)) {
    const name = Buffer.from(path)
    const bytes = Buffer.from(text)
    const facts = Buffer.concat([
      numbers([20, 2], [0, 2], [0, 2], [0, 2], [0, 2], [crc32(bytes), 4]),
      numbers([bytes.length, 4], [bytes.length, 4], [name.length, 2], [0, 2]),
    ])
    const entry = Buffer.concat([numbers([0x04034b50, 4]), facts, name, bytes])
    const rest = numbers([0, 2], [0, 2], [0, 2], [0, 4], [at, 4])
    central.push(Buffer.concat([numbers([0x02014b50, 4], [20, 2]), facts, rest, name]))
    local.push(entry)
    at += entry.length
  }
  const directory = Buffer.concat(central)
  const count = central.length
  const end = numbers(
    [0x06054b50, 4],
    [0, 2],
    [0, 2],
    [count, 2],
    [count, 2],
    [directory.length, 4],
    [at, 4],
    [0, 2],
  )
  return Buffer.concat([...local, directory, end])
}

/** A Word document whose main part is said to be of this kind. */
export const wordOf = (
  kind: 'openxmlformats-officedocument.wordprocessingml.document' | 'ms-word.document.macroEnabled',
  more: Readonly<Record<string, string>> = {},
): Buffer =>
  archiveOf({
    '[Content_Types].xml': `<?xml version="1.0"?><Types><Override PartName="/word/document.xml" ContentType="application/vnd.${kind}.main+xml"/></Types>`,
    'word/document.xml': '<w:document/>',
    ...more,
  })

export const docx: Buffer = wordOf('openxmlformats-officedocument.wordprocessingml.document')
