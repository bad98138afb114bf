import { createCipheriv, createDecipheriv, hash, hkdfSync, randomBytes } from 'node:crypto'

/** What is kept encrypted, and whether the key of today did it. */
export interface Opened {
  readonly text: string
  readonly isOutdated: boolean
}

export interface Seal {
  /** @param about whose and what it is: what is moved to another's row opens no more */
  seal(text: string, about: string): string
  open(sealed: string, about: string): Opened | null
  /** How what is sealed with the key of today begins. */
  readonly mark: string
}

interface Key {
  readonly bytes: Buffer
  readonly mark: string
}

const keyOf = (secret: string): Key => {
  const bytes = Buffer.from(hkdfSync('sha256', secret, '', 'sign-in-factors', 32))
  return { bytes, mark: hash('sha256', bytes, 'base64url').slice(0, 6) }
}

/** AES-256-GCM with a key that is derived of the application's secret. @param secrets the one to seal with, then the one before it */
export function sealOf(secrets: readonly string[]): Seal {
  const keys = secrets.map(keyOf)
  const [first] = keys
  return {
    mark: first!.mark,

    seal(text, about) {
      const nonce = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', first!.bytes, nonce).setAAD(Buffer.from(about))
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return first!.mark + Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')
    },

    open(sealed, about) {
      const key = keys.find(({ mark }) => sealed.startsWith(mark))
      if (!key) return null
      const bytes = Buffer.from(sealed.slice(key.mark.length), 'base64url')
      if (bytes.length < 28) return null
      const decipher = createDecipheriv('aes-256-gcm', key.bytes, bytes.subarray(0, 12))
        .setAAD(Buffer.from(about))
        .setAuthTag(bytes.subarray(12, 28))
      try {
        const text = Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
        return { text, isOutdated: key !== first }
      } catch {
        return null
      }
    },
  }
}
