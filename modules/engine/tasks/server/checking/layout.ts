import { latinKeys, russianKeys } from './ru.ts'

const toRussian = new Map(Array.from(latinKeys, (key, index) => [key, russianKeys[index]!]))
const toLatin = new Map(Array.from(russianKeys, (key, index) => [key, latinKeys[index]!]))

const typedBy = (keys: ReadonlyMap<string, string>, text: string): string =>
  Array.from(text, (sign) => keys.get(sign) ?? sign).join('')

/** The text as typed in the other layout of a Russian keyboard; nothing for a single letter, which is ambiguous. */
export function otherLayouts(text: string): string[] {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  return letters < 2
    ? []
    : [typedBy(toRussian, text), typedBy(toLatin, text)].filter((meant) => meant !== text)
}
