// Keys of a keyboard as they are typed in either layout.
const latin = "`qwertyuiop[]asdfghjkl;'zxcvbnm,./"
const russian = 'ёйцукенгшщзхъфывапролджэячсмитьбю.'

const toRussian = new Map([...latin].map((key, at) => [key, russian[at]!]))
const toLatin = new Map([...russian].slice(0, -1).map((letter, at) => [letter, latin[at]!]))
const upper: Record<string, string> = { '{': '[', '}': ']', ':': ';', '"': "'", '<': ',', '>': '.', '~': '`' }

/**
 * The text as it would be if the keyboard had been switched: «vfntvfnbrf» is «математика», «знерщт» is «python».
 * `null` when it is in both alphabets or in neither, or when Latin words would have brackets inside: that is no such mistake.
 */
export function switchedLayout(text: string): string | null {
  const lower = text.toLowerCase()
  const hasLatin = /[a-z]/.test(lower)
  const hasRussian = /[а-яё]/.test(lower)
  if (hasLatin === hasRussian) return null
  const keys = hasLatin ? toRussian : toLatin
  const switched = [...lower].map((key) => keys.get(upper[key] ?? key) ?? key).join('')
  return hasRussian && /[^a-z\d\s-]/.test(switched) ? null : switched
}
