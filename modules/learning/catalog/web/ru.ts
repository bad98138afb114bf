import { addressed, nbsp, quoted } from '@school/texts'
import type { CatalogSort } from '../contract/index.ts'
import { courseCount } from './ru-tile.ts'
import type { CourseLevel } from './filters.ts'
import type { Loosening } from './rules.ts'

/** Texts of the catalogue. */
export const t = {
  catalogTitle: 'Каталог',
  catalogLead: addressed`{Выбери|Выберите} класс и предмет\u00a0— или просто {напиши|напишите}, в чём {хочешь|хотите} разобраться.`,
  tabs: 'Разделы каталога',
  overviewTab: 'Обзор',
  coursesTab: 'Курсы',
  trainingsTab: 'Тренировки',
  olympiadsTab: 'Олимпиады',
  examsTab: 'Пробные экзамены',
  forWhom: 'Для кого?',
  forWhomNote: 'Число рядом с классом\u00a0— сколько для него курсов.',
  subjects: 'Предметы',
  beginWith: 'С чего начать',
  beginWithOwn: addressed`Сначала\u00a0— для {твоего|вашего} класса`,
  allCourses: 'Все курсы',

  coursesTitle: 'Курсы',
  found: (n: number) => (n === 0 ? 'Ничего не нашлось' : courseCount(n)),
  search: 'Поиск по курсам',
  searchPlaceholder: 'Тема, предмет, учитель',
  searchButton: 'Найти',
  filters: 'Фильтры',
  closeFilters: 'Закрыть фильтры',
  showFound: (n: number) => (n === 0 ? 'Закрыть' : `Показать ${courseCount(n)}`),
  subject: 'Предмет',
  grade: 'Класс',
  gradeShort: (index: number) => (index === 0 ? 'Дошкольник' : String(index)),
  /** For screen readers, between the number of a grade and the number of its courses. */
  gradeHeard: (index: number) => (index === 0 ? ', курсов: ' : ' класс, курсов: '),
  level: 'Уровень',
  levels: {
    base: 'Базовый',
    advanced: 'Углублённый',
    olympiad: 'Олимпиадный',
  } satisfies Record<CourseLevel, string>,
  price: 'Цена',
  onlyFree: 'Только бесплатные',
  sort: 'Сортировка',
  usualSort: 'Сначала подходящие',
  sorts: {
    title: 'По названию',
    grade: 'Сначала младшие классы',
    new: 'Сначала новые',
  } satisfies Record<CatalogSort, string>,

  active: 'Выбранные фильтры',
  remove: (filter: string) => `Убрать фильтр: ${filter}`,
  quoted: (text: string) => quoted(text),
  clear: 'Сбросить всё',

  nothingTitle: 'Таких курсов пока нет',
  nothingText: addressed`{Попробуй|Попробуйте} убрать один из фильтров:`,
  nothingTextOfGrade: addressed`{Загляни|Загляните} в соседний класс или {убери|уберите} один из фильтров:`,
  catalogEmpty: 'Курсы скоро появятся. Сова уже несёт первый.',
  toHome: 'На главную',
  loosen: {
    text: (text: string) => `Без слов ${quoted(text)}`,
    grade: 'Любой класс',
    disciplines: 'Любой предмет',
    level: 'Любой уровень',
    free: 'Не только бесплатные',
  } satisfies Record<Loosening, string | ((text: string) => string)>,
  loosened: (way: string, n: number) => `${way}${nbsp}— ${courseCount(n)}`,
  pastEndTitle: 'Такой страницы нет',
  pastEndText: addressed`Список закончился раньше. {Вернись|Вернитесь} к началу списка.`,
  toFirstPage: 'На первую страницу',
}
