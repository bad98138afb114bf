import { readFileSync } from 'node:fs'
import { makeTrainingKey, openKey, type SigningKey } from '@school/pdf'
import { type Config, wrongSetting } from './config.ts'

/**
 * What documents of the school are signed with: the key of the settings, else one for training that is made when it is first needed.
 * @throws WrongSetting when the file can't be opened with its passphrase
 */
export function signingKeyIn({ signingKey }: Pick<Config, 'signingKey'>): () => Promise<SigningKey> {
  if (signingKey === null) {
    let training: Promise<SigningKey> | null = null
    return () => (training ??= makeTrainingKey(new Date()))
  }
  const own = { ...readKey(signingKey), isTraining: false }
  return () => Promise.resolve(own)
}

function readKey({ file, passphrase }: NonNullable<Config['signingKey']>) {
  try {
    const key = { p12: readFileSync(file), passphrase }
    openKey(key)
    return key
  } catch (error) {
    throw wrongSetting('SIGNING_KEY_FILE', error instanceof Error ? error.message : String(error))
  }
}
