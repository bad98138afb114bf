import { page } from '../page.ts'

/** «Домашняя школа» on the portal. */
export const homeschool = page('/homeschool/:section?', 'anyone', 'Домашняя школа', { section: ['landing'] })
export const catalog = page('/homeschool/catalog', 'anyone', 'Каталог домашней школы')
export const contractForm = page('/homeschool/contract', 'anyone', 'Заключение договора')
export const contract = page('/homeschool/contracts/:contractId', 'user', 'Договор')
export const courses = page('/homeschool/courses/:courseId?/:action?', 'anyone', 'Курсы домашней школы', {
  courseId: 'digits',
  action: ['purchase'],
})
