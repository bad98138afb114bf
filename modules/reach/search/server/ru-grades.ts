const ordinals = 'перв втор трет четверт пят шест седьм восьм девят десят одиннадцат'.split(' ')
const classWord = String.raw`\s+кл(?:асс(?:а|е|у|ом|ы|ов)?)?(?![\p{L}\p{N}])`
const gradeInDigits = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(1[01]|[1-9])(?:\s?[-‑]?\s?(?:й|ый|ой|ий|го|ого|м|ом|ем|му))?${classWord}`,
  'gu',
)
const gradeInWords = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(${ordinals.join('|')})(?:ый|ой|ий|ого|ьего|ом|ьем|ому|ьему)${classWord}`,
  'gu',
)

/** The word of the index by which items for a grade are found. */
export const gradeWord = (grade: number): string => `${grade}класс`

/** Of a folded text: «7 класс», «в 7-м классе» and «седьмого класса» as one word: apart, the number and «класс» would be found in any text. */
export const joinGrades = (folded: string): string =>
  folded
    .replace(gradeInDigits, (_, grade: string) => gradeWord(Number(grade)))
    .replace(gradeInWords, (_, stem: string) => gradeWord(ordinals.indexOf(stem) + 1))
