/** How the school speaks to a person: «ты» to a pupil of a school grade, «вы» to everybody else and to those it does not know. */
export type Address = 'ty' | 'vy'

/** A sentence with forms for pupils («ты») and for grown-ups («вы»). */
export type Addressed = Readonly<Record<Address, string>>

/** A sentence for anyone: one for all or one for each address. */
export type Sentence = string | Addressed

/** The words of a sentence: «{Выбери|Выберите} класс». What is put into it by `${…}` is left as it is. */
export function addressed(parts: TemplateStringsArray, ...values: readonly (string | number)[]): Addressed {
  const said = (form: '$1' | '$2') =>
    parts.map((part, i) => part.replace(/\{([^{}|]*)\|([^{}|]*)\}/g, form) + (values[i] ?? '')).join('')
  return { ty: said('$1'), vy: said('$2') }
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** A sentence that begins with the name of the reader, «Маша, здравствуй»; without one it begins by itself. */
export const called = (name: string | null, { ty, vy }: Addressed): Addressed =>
  name === null ? { ty: capital(ty), vy: capital(vy) } : { ty: `${name}, ${ty}`, vy: `${name}, ${vy}` }

export const sayTo = (address: Address, sentence: Sentence): string =>
  typeof sentence === 'string' ? sentence : sentence[address]

/** A user without a grade is a grown-up: a parent, a graduate, a teacher. A guest may be any of them. */
export const addressOf = (person: { isPupil: boolean; isParent: boolean; grade: unknown } | null): Address =>
  person && person.isPupil && !person.isParent && person.grade !== null ? 'ty' : 'vy'
