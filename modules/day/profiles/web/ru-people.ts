import type { Relation } from '../contract/index.ts'

const relations: Record<Relation, string> = {
  pupil: 'Учится у\u00a0вас',
  classmate: 'Учитесь вместе',
  teacher: 'Учитель',
  colleague: 'Учитель класса',
  child: 'Ребёнок',
  parent: 'Родитель',
}

/** Texts of the page with acquaintances. */
export const t = {
  title: 'Люди',
  lead: 'Одноклассники, учителя, ученики и семья: те, с\u00a0кем связан аккаунт.',
  name: 'Имя',
  relation: (relation: Relation, className: string | null) =>
    [relations[relation], className].filter(Boolean).join(', '),
  nothing: 'Никого не нашлось',
  nothingText: 'Ищем по имени так, как оно написано в\u00a0списке. Попробуйте часть имени.',
  toAll: 'Показать всех',
  empty: 'Пока никого',
  toCode: 'Ввести код класса',
  emptyText:
    'Здесь появятся одноклассники и\u00a0учителя, когда школа или учитель добавит аккаунт в\u00a0класс.',
}
