import { page } from '../page.ts'

/** «Начальная школа»: what a child of six to ten sees. */
export const dashboard = page('/elementary/dashboard', 'elementary', 'Мои уроки')
export const archive = page('/elementary/dashboard/archive', 'elementary', 'Прошлые уроки')
export const calendar = page('/elementary/dashboard/calendar', 'elementary', 'Календарь')
export const coinsRules = page('/elementary/dashboard/coins-rules', 'elementary', 'Как получить монеты')
export const dailyPlan = page('/elementary/dashboard/daily-plan', 'elementary', 'План на день')
export const externship = page('/elementary/dashboard/externship', 'elementary', 'Домашняя школа')
export const promos = page('/elementary/dashboard/promos', 'elementary', 'Рекомендации и скидки')
export const objectives = page('/elementary/dashboard/objectives/:kind?', 'elementary', 'Мои цели', {
  kind: ['completed'],
})

export const room = page('/elementary/room', 'elementary', 'Комната')
export const characterShop = page('/elementary/character-shop', 'elementary', 'Магазин')
export const shopCategory = page(
  '/elementary/character-shop/categories/:categoryId',
  'elementary',
  'Отдел магазина',
)
export const shopSubcategory = page(
  '/elementary/character-shop/subcategories/:subcategoryId',
  'elementary',
  'Полка магазина',
)

export const courseMap = page('/interactive-training/courses/:course_id', 'elementary', 'Карта курса')
export const lessonStoryline = page(
  '/interactive-training/lessons/:lesson_id/storyline',
  'elementary',
  'История урока',
)
export const lessonTasks = page(
  '/interactive-training/lessons/:lesson_id/tasks/:id?',
  'elementary',
  'Задания урока',
)
