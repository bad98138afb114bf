import { imageSize } from 'image-size'
import { bounds, CantCarry, type ForeignPicture } from './foreign.ts'
import { says } from './ru.ts'

const shown: Readonly<Record<string, string>> = { png: 'png', jpg: 'jpg', webp: 'webp' }

function nameIn(address: string): string {
  try {
    return decodeURIComponent(address)
  } catch {
    return address
  }
}

const plugin = '@@PLUGINFILE@@/'

/** Results of converting the texts of one task: pictures as files, and notes on what is lost. */
export class Carrier {
  readonly pictures: ForeignPicture[] = []
  readonly notes = new Set<string>()
  readonly #files: ReadonlyMap<string, string>
  readonly #taken = new Map<string, string>()

  /** @param files of the task, in base64 by their names */
  constructor(files: ReadonlyMap<string, string> = new Map()) {
    this.#files = files
  }

  note(text: string): void {
    if (this.notes.size < 20) this.notes.add(text)
  }

  /** The Markdown of a picture. */
  picture(source: string, alt: string): string {
    const text = alt.replace(/[\s[\]\\]+/g, ' ').trim() || says.pictureAlt
    const known = this.#taken.get(source)
    const name = known ?? this.#take(source)
    if (name === null) return ''
    this.#taken.set(source, name)
    return `![${text}](${name})`
  }

  #take(source: string): string | null {
    const called = nameIn(source.startsWith('data:') ? says.embedded : (source.split('/').at(-1) ?? ''))
    const bytes = this.#bytesOf(source)
    if (!bytes) return this.#lost(called, says.pictureAbsent)
    if (bytes.length > bounds.pictureBytes) return this.#lost(called, says.pictureLarge)
    if (this.pictures.length >= bounds.pictures) throw new CantCarry(says.manyPictures(bounds.pictures))
    const size = sizeOf(bytes)
    if (!size) return this.#lost(called, says.pictureKind)
    const name = `picture-${this.pictures.length + 1}.${size.extension}`
    this.pictures.push({ name, bytes, width: size.width, height: size.height })
    return name
  }

  #lost(name: string, why: string): null {
    this.note(says.pictureLost(name, why))
    return null
  }

  #bytesOf(source: string): Uint8Array | null {
    const data = /^data:image\/[a-z+.-]{1,20};base64,/i.exec(source)
    if (data) return Buffer.from(source.slice(data[0].length), 'base64')
    if (!source.startsWith(plugin)) return null
    const file = this.#files.get(nameIn(source.slice(plugin.length).split('?')[0]!))
    return file === undefined ? null : Buffer.from(file, 'base64')
  }
}

function sizeOf(bytes: Uint8Array): { extension: string; width: number; height: number } | null {
  try {
    const { type = '', width, height } = imageSize(bytes)
    const extension = shown[type]
    return extension && width > 0 && height > 0 && Math.max(width, height) <= 20_000
      ? { extension, width, height }
      : null
  } catch {
    return null
  }
}
