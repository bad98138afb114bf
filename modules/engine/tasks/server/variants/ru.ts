/** What an author reads about a recipe that is not right yet. */
export const says = {
  unreadable: (code: string) => `«${code}» не читается как формула`,
  power: (code: string) => `«${code}»: степень пишется двумя звёздочками, a**2`,
  unknownName: (name: string) => `Имени «${name}» нет ни в parameters, ни выше в formulas`,
  unknownFunction: (name: string) => `Функции «${name}» нет`,
  foreign: (code: string) =>
    `«${code}»: такого в формулах нет, бывают числа, имена, действия, сравнения и функции`,
  notCondition: (code: string) => `«${code}»: условие — это сравнение, например a != b`,
  notNumber: (code: string) => `«${code}»: здесь нужно число`,
  infinite: (code: string) => `«${code}»: получается не число — деление на ноль или корень из отрицательного`,
  badRange: (text: string) => `«${text}» не читается: нужно 2..9, -1..1 step 0.5 или список [2, 3, 5]`,
  takenName: (name: string) => `Имя «${name}» занято функцией или названо дважды`,
  noDraw: (tries: number) => `Условия не выполнились ни разу из ${tries}: они строже, чем диапазоны`,
  fewVariants: (count: number, least: number) =>
    `Разных вариантов всего ${count}, а нужно не меньше ${least}: расширьте диапазоны`,
  inVariant: (number: number, values: string, message: string) => `Вариант ${number} (${values}): ${message}`,
}
