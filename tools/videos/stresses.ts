/**
 * Words that the voice stresses wrongly by itself, or not at all, with `+` before the stressed vowel. After adding
 * a word check `npm run content:videos -- --heard` and rebuild by its key each film in which it is spoken.
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

/** Marks the stress of known words; a word marked by the author is not changed. */
export const stressed = (sentence: string): string =>
  sentence.replaceAll(/[а-яё+]+/giu, (word) => stresses.get(word.toLowerCase()) ?? word)
