/** Russian letters that the checks know: look-alikes, units and their full names. */

/** Latin letters that look like Cyrillic ones: on a wrong keyboard layout the pupil can't see the difference. */
const latin = 'AaBCcEeHIiKkMOoPpTXxy'
const cyrillic = 'АаВСсЕеНІіКкМОоРрТХху'

const swap = (text: string, from: string, to: string): string =>
  Array.from(text, (letter) => {
    const index = from.indexOf(letter)
    return index === -1 ? letter : (to[index] ?? letter)
  }).join('')

export const inCyrillic = (text: string): string => swap(text, latin, cyrillic)
export const inLatin = (text: string): string => swap(text, cyrillic, latin)

export const hasCyrillic = (text: string): boolean => /[а-яё]/i.test(text)

/** Keys of a keyboard in its Latin and in its Russian layout, in the same order. */
export const latinKeys = `qwertyuiop[]asdfghjkl;'zxcvbnm,./\`QWERTYUIOP{}ASDFGHJKL:"ZXCVBNM<>~`
export const russianKeys = 'йцукенгшщзхъфывапролджэячсмитьбю.ёЙЦУКЕНГШЩЗХЪФЫВАПРОЛДЖЭЯЧСМИТЬБЮЁ'

/** Words between a number and its unit, with the multiplier: «5 тыс.», «1,2 млн рублей». */
export const multiples: readonly [RegExp, number][] = [
  [/^тыс(?:яч(?:а|и|у|е|ей)?)?(?!\p{L})\.? ?/iu, 1e3],
  [/^(?:млн|миллион(?:а|ов)?)(?!\p{L})\.? ?/iu, 1e6],
  [/^(?:млрд|миллиард(?:а|ов)?)(?!\p{L})\.? ?/iu, 1e9],
  [/^(?:трлн|триллион(?:а|ов)?)(?!\p{L})\.? ?/iu, 1e12],
]

export const yoAsYe = (text: string): string => text.replaceAll('ё', 'е').replaceAll('Ё', 'Е')

/** Letters used for «умножить» and for the exponent, and their Latin look-alikes. */
export const timesSigns = '·*×xх⋅∙•'
export const exponentSigns = 'eEеЕ'

const prefixes: Record<string, string> = {
  микро: 'мк',
  милли: 'м',
  санти: 'с',
  деци: 'д',
  гекто: 'г',
  кило: 'к',
  мега: 'М',
}

const bases: Record<string, string> = {
  метр: 'м',
  грамм: 'г',
  литр: 'л',
  секунд: 'с',
  тонн: 'т',
  ватт: 'Вт',
  джоул: 'Дж',
  ньютон: 'Н',
  паскал: 'Па',
  вольт: 'В',
  ампер: 'А',
  ом: 'Ом',
  герц: 'Гц',
  калори: 'кал',
}

const namedUnit = new RegExp(
  `^(${Object.keys(prefixes).join('|')})?(${Object.keys(bases).join('|')})(?:а|ах|ов|ы|у|е|ь|я|ей|и|й)?$`,
)

const aliases: [RegExp, string][] = [
  [/^(мин|минут[аыу]?)$/, 'мин'],
  [/^(ч|час(а|ов)?)$/, 'ч'],
  [/^сек$/, 'с'],
  [/^(сут|сутки|суток|дн|день|дня|дней)$/, 'сут'],
  [/^(р|руб|рубл(ь|я|ей))$|^₽$/, 'руб'],
  [/^(коп|копеек|копейк[аи])$/, 'коп'],
  [/^(%|процент(а|ов)?)$/, '%'],
  [/^(шт|штук[аи]?)$/, 'шт'],
  [/^(°|°[cс]|градус(а|ов)?( цельсия)?)$/, '°'],
  [/^(га|гектар(а|ов)?)$/, 'га'],
]

const latinUnits: Record<string, string> = {
  mm: 'мм',
  cm: 'см',
  dm: 'дм',
  m: 'м',
  km: 'км',
  mg: 'мг',
  g: 'г',
  kg: 'кг',
  t: 'т',
  ml: 'мл',
  l: 'л',
  s: 'с',
  min: 'мин',
  h: 'ч',
  N: 'Н',
  kN: 'кН',
  J: 'Дж',
  kJ: 'кДж',
  W: 'Вт',
  kW: 'кВт',
  Pa: 'Па',
  kPa: 'кПа',
  Hz: 'Гц',
}

/** One factor of a unit (`метров`, `km`, `Вт`) as its Russian symbol; other words as they are. */
export function unitSymbol(word: string): string {
  const lower = word.toLowerCase()
  const named = namedUnit.exec(lower)
  if (named) return (prefixes[named[1] ?? ''] ?? '') + (bases[named[2] ?? ''] ?? '')
  const alias = aliases.find(([pattern]) => pattern.test(lower))
  return alias?.[1] ?? latinUnits[word] ?? inCyrillic(word)
}

const symbols = new Set(
  'мм см дм м км мкм мг г кг т мл л с мс мин ч сут А мА В кВ мВ Вт кВт МВт мВт Гц кГц МГц Н кН мН Дж кДж МДж мДж Па кПа МПа Ом кОм К моль га руб коп шт % ° кал ккал'.split(
    ' ',
  ),
)
export const isUnitSymbol = (symbol: string): boolean => symbols.has(symbol)

/** «милли» and «мега» differ by the case of one letter, so before these the case is kept. */
export const caseSensitiveUnit = /^м(г|м|л|с|вт|дж|па|а|в|ом|гц|н)$/i

/** Spoken forms -> signs: «км в час», «кв. м», «кубических метров». */
export const spokenUnits: [RegExp, string][] = [
  [/(^|[\s/·])кв(?:адратн[а-я]+\s+|\.\s*|\s+)(\p{L}+)/giu, '$1$2^2'],
  [/(^|[\s/·])куб(?:ическ[а-я]+\s+|\.\s*|\s+)(\p{L}+)/giu, '$1$2^3'],
  [/\s+в\s+(?=(?:час|секунду|сек|минуту|мин|сутки|день))/giu, '/'],
]

export const says = {
  endsOfOtherSort: 'Концы стоят на своих местах. Подумай ещё, какие точки закрашены, а какие выколоты.',
  unitMissing: 'Число верное, но ответ без единицы измерения неполон.',
  unitOther: 'Дело в единице измерения.',
}
