import { ofFeature, page } from '../page.ts'

/** «Домашняя школа» on the portal. */
export const homeschool = ofFeature(
  'homeschool',
  page('/homeschool/:section?', 'anyone', 'Домашняя школа', { section: ['landing'] }),
)
export const catalog = ofFeature(
  'homeschool',
  page('/homeschool/catalog', 'anyone', 'Каталог домашней школы'),
)
export const contractForm = ofFeature(
  'homeschool',
  page('/homeschool/contract', 'anyone', 'Заключение договора'),
)
export const contract = ofFeature('homeschool', page('/homeschool/contracts/:contractId', 'user', 'Договор'))
export const courses = ofFeature(
  'homeschool',
  page('/homeschool/courses/:courseId?/:action?', 'anyone', 'Курсы домашней школы', {
    courseId: 'digits',
    action: ['purchase'],
  }),
)
