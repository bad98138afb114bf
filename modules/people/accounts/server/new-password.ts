import { refusals } from '@school/kernel/server'
import { accountErrors } from '../contract/errors.ts'
import { isInList } from './leaked-passwords.ts'
import { inLatinLayout, isMonotonous, isOfSchool, isPersonal, ownWords } from './password-rules.ts'

const refuse = refusals(accountErrors)

/**
 * Whether a password may be chosen, by its words alone: asked before anything is known of the account.
 * @param own the name, the address: what others would try first
 * @throws password_common, password_personal
 */
export async function judgeNewPassword(
  password: string,
  own: readonly (string | null | undefined)[],
): Promise<void> {
  const text = password.normalize('NFKC').toLowerCase()
  if (isMonotonous(text) || isOfSchool(text)) throw refuse('password_common')
  for (const typed of new Set([text, inLatinLayout(text)]))
    if (await isInList(typed)) throw refuse('password_common')
  if (isPersonal(text, ownWords(own))) throw refuse('password_personal')
}
