import type { AccessSource } from '@school/grants/contract'
import { addressed } from '@school/texts'
import type { LessonStanding } from './lesson-standing.ts'

const accessFrom: Record<AccessSource, string> = {
  enrollment: 'Доступ открыт',
  purchase: 'Доступ куплен',
  gift: 'Доступ подарен',
  school: 'Доступ открыла школа',
  trial: 'Пробный доступ',
  promo: 'Доступ по\u00a0акции',
  staff: 'Доступ открыл методист',
}

/** Texts of a course that its landing page shows too. */
export const t = {
  enroll: 'Записаться бесплатно',
  enrollTitle: 'Запись на курс',
  enrollText: 'Бесплатно и навсегда: уроки, конспекты и задачи откроются сразу.',
  enrollFirst: 'Первый урок можно попробовать и без записи.',
  tryFirst: 'Попробовать первый урок',
  almost: 'Остался один шаг',
  almostText: addressed`Добро пожаловать! {Нажми|Нажмите} кнопку\u00a0— и курс {твой|ваш}.`,
  closed: 'Запись закрыта',
  closedText: addressed`Сейчас на этот курс нельзя записаться. {Загляни|Загляните} в каталог: там есть из чего выбрать.`,
  expired: 'Доступ закончился',
  expiredText: 'Программа по-прежнему видна, но уроки закрыты.',
  trialOver: 'Пробный доступ закончился',
  taken: 'Школа закрыла доступ',
  takenText: addressed`{Твои|Ваши} ответы и\u00a0опыт на\u00a0месте. Если это ошибка, {спроси|спросите} учителя или методиста.`,
  toCatalog: 'Открыть каталог',
  lessonNumber: (n: number) => `Урок ${n}`,
  outcomes: addressed`Чему {ты|вы} {научишься|научитесь}`,
  about: 'О курсе',
  teacherTitle: 'Преподаватель',
  access: (source: AccessSource, until: string | null) =>
    until ? `${accessFrom[source]} до ${until}` : accessFrom[source],
  video: 'Видео',
  standing: {
    done: 'Пройден',
    started: 'Начат',
    next: 'Сейчас здесь',
    plain: 'Открыт',
    trial: 'Можно попробовать',
    locked: 'Откроется после записи',
  } satisfies Record<LessonStanding, string>,
  lockedByDate: 'Ещё закрыт',
  lockedAgain: 'Доступ закрыт',
  asTeacher: 'открыть для учителя',
  notJoined: 'Не получилось записать: похоже, прервалась связь. Обычно помогает вторая попытка.',
}
