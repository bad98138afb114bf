/**
 * Words that the voice stresses wrongly by itself, or not at all, `+` before the vowel that is stressed. After adding
 * one look at `npm run content:videos -- --heard` and build again by its key each film in which it is said.
 */
const known = `
стр+елка г+иря к+оробки подск+ажут обозн+ачим про+едет квадр+ату +икс +иксом п+уть
возвед+и В+аря Гр+иша ид+ёт ряд+у ш+естью м+етрам чт+обы Р+ыжка дойд+и п+олки
г+орки друг+ом сек+ущая сек+ущей дес+ятая н+оль с+илу воробь+е сл+ух сл+ог в+ерь
ныр+яешь к+убика децим+етр нь+ютонов л+итр в+ытесненной дво+ичная удв+аивается д+ождь тяжел+еют
`

const stresses = new Map(
  known
    .trim()
    .split(/\s+/)
    .map((word) => [word.replace('+', '').toLowerCase(), word]),
)

/** Marks the words that are known here; a word marked by the author stays as it is. */
export const stressed = (sentence: string): string =>
  sentence.replaceAll(/[а-яё+]+/giu, (word) => stresses.get(word.toLowerCase()) ?? word)
