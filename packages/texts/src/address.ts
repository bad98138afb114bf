/** How the school speaks to a person: «ты» to a pupil of a school grade, «вы» to everybody else and to those it does not know. */
export type Address = 'ty' | 'vy'

/** A sentence that is said differently to pupils and to grown-ups. */
export type Addressed = Readonly<Record<Address, string>>

/** A sentence for anyone: one for all or one for each address. */
export type Sentence = string | Addressed

/** The words of a sentence: «{Выбери|Выберите} класс». What is put into it by `${…}` is left as it is. */
export function addressed(parts: TemplateStringsArray, ...values: readonly (string | number)[]): Addressed {
  const said = (form: '$1' | '$2') =>
    parts.map((part, i) => part.replace(/\{([^{}|]*)\|([^{}|]*)\}/g, form) + (values[i] ?? '')).join('')
  return { ty: said('$1'), vy: said('$2') }
}

export const sayTo = (address: Address, sentence: Sentence): string =>
  typeof sentence === 'string' ? sentence : sentence[address]

/** Who is not in a grade is grown up: a parent, a graduate, a teacher. A guest may be any of them. */
export const addressOf = (person: { isPupil: boolean; isParent: boolean; grade: unknown } | null): Address =>
  person && person.isPupil && !person.isParent && person.grade !== null ? 'ty' : 'vy'
