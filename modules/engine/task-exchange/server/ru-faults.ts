/** Names of task fields for authors who used another program. Numbers are already counted from 1. */
const names: readonly (readonly [RegExp, string])[] = [
  [/^title$/, 'Название'],
  [/^statement$/, 'Условие'],
  [/^solution$/, 'Разбор'],
  [/^options$/, 'Варианты'],
  [/^options\.(\d+)\.comment$/, 'Отзыв к варианту $1'],
  [/^options\.(\d+)/, 'Вариант $1'],
  [/^answers$/, 'Верные ответы'],
  [/^answers\.(\d+)/, 'Верный ответ $1'],
  [/^answer$/, 'Ответ'],
  [/^tolerance$/, 'Погрешность'],
  [/^unit$/, 'Единица измерения'],
  [/^pairs$/, 'Пары'],
  [/^pairs\.(\d+)/, 'Пара $1'],
  [/^extra$/, 'Лишние ответы'],
  [/^extra\.(\d+)/, 'Лишний ответ $1'],
  [/^items$/, 'Порядок'],
  [/^items\.(\d+)/, 'Порядок, строка $1'],
  [/^gaps$/, 'Пропуски'],
  [/^gaps\.(\d+)/, 'Пропуск $1'],
  [/^mistakes/, 'Отзывы к неверным ответам'],
  [/^criteria/, 'Критерии'],
]

/** Messages of the task file readers with advice. */
const remedies: readonly (readonly [RegExp, string])[] = [
  [/^(?:нет обязательного поля|не меньше 1 знака|нужно: .*, а здесь: пусто)$/, 'здесь пусто, впишите ответ'],
  [/^не меньше (\d+) строк(?:и)? в списке$/, 'их нужно не меньше $1, допишите недостающие'],
  [/^не больше (\d+) строк(?:и)? в списке$/, 'их бывает не больше $1, уберите лишние'],
  [/^не больше (\d+) знак(?:а|ов)$/, 'сократите, знаков бывает не больше $1'],
  [/^нужно: (?:целое )?число, а здесь: .*$/, 'здесь нужно число'],
  [/^не (больше|меньше) (-?\d+(?:\.\d+)?)$/, 'число нужно не $1 $2'],
  [/^(?:запись|значение) не подходит$/, 'эта запись не подходит, напишите проще'],
]

/** Messages that name parts of a task file. */
const plainer: readonly (readonly [RegExp, string])[] = [
  [/^mistakes: о(.*)$/, 'О$1'],
  [/^(Ответа «.*» нет среди) options$/, '$1 вариантов'],
  [/^Метка (.+) не описана в gaps$/, 'Для метки $1 нет пропуска'],
  [/^Метка (.+) стоит в условии, но .*$/, 'Метка $1 в условии здесь обозначает пропуск: напишите её иначе'],
  [/^Нет картинки «(.*)» в папке урока$/, 'Картинки «$1» нет в файле'],
  [
    /^В выпадающем списке формулы.*$/,
    'В пропуске с выбором формулы не показываются: напишите вариант словами',
  ],
]

const replaced = (text: string, known: readonly (readonly [RegExp, string])[]): string | null => {
  const [pattern, words] = known.find(([one]) => one.test(text)) ?? []
  return pattern && words !== undefined ? (pattern.exec(text)![0] as string).replace(pattern, words) : null
}

/** Positions in lists are counted from 0 in a path and from 1 in messages; gaps have their own numbers. */
const written = (path: readonly PropertyKey[]): string =>
  path.map((step) => (typeof step === 'number' ? step + 1 : String(step))).join('.')

/** @param message a complete sentence, or a lower-case description of the fault of the value at the path */
export function faultWords(path: readonly PropertyKey[], message: string): string {
  const remedy = replaced(message, remedies)
  if (remedy === null) return replaced(message, plainer) ?? message
  const name = replaced(written(path), names)
  return name === null ? remedy.replace(/^./, (letter) => letter.toUpperCase()) : `${name}: ${remedy}`
}
