import { asSentence, count, formatDayAndTime, nbsp, plural, type When } from '@school/texts'
import { monitoringWords as monitored } from '@school/olympiad-conduct/web'

/** Texts of results before and after the publication: «вы». */
export const t = {
  diploma: monitored.diploma,
  grade: monitored.grade,
  gradeOf: monitored.gradeOf,
  nameColumn: monitored.nameColumn,
  percent: monitored.percent,
  points: monitored.points,
  reason: monitored.reason,
  toRating: monitored.toRating,
  awaited: 'Что осталось до итогов',
  published: 'Итоги опубликованы',
  publishedText: (at: When) => `Места, решения и дипломы открыты с${nbsp}${formatDayAndTime(at)}.`,
  waits: {
    window: (at: When) => `Этап закрывается ${formatDayAndTime(at)}`,
    windowOver: 'Этап закрыт: начать уже нельзя',
    attempts: (n: number) =>
      `${plural(n, 'Решает', 'Решают', 'Решают')} ещё ${count(n, 'ученик', 'ученика', 'учеников')}`,
    noAttempts: 'Сейчас никто не решает',
    reviews: (n: number) =>
      `${plural(n, 'Ждёт', 'Ждут', 'Ждут')} ручной проверки: ${count(n, 'работа', 'работы', 'работ')}`,
    noReviews: 'Ручная проверка закончена',
    stuck: (n: number) =>
      `Не удалось проверить ${count(n, 'работу', 'работы', 'работ')}: программа пробует снова сама, итоги подождут`,
    hour: (at: When) => `Итоги откроются ${formatDayAndTime(at)}`,
    noHour: 'Каждый видит свой результат сразу',
    isDue: 'Время открыть итоги наступило',
  },
  unjudged: (n: number) =>
    `${plural(n, 'Сдана', 'Сданы', 'Сдано')} ${count(n, 'работа', 'работы', 'работ')} без ответов для ручной проверки: баллы появятся вместе с итогами.`,
  done: 'готово',
  ahead: 'ждём',
  toRunning: 'Кто решает',
  toChecking: 'К проверке',
  publish: 'Опубликовать сейчас',
  publishTitle: 'Опубликовать итоги?',
  publishText:
    'Все участники сразу увидят места, решения и дипломы. Если потом найдётся ошибка, итоги можно отозвать с объяснением.',
  withdraw: 'Отозвать итоги',
  withdrawTitle: 'Отозвать итоги?',
  withdrawText:
    'Места, решения и дипломы закроются у всех, апелляции остановятся. Ответы и баллы сохранятся, дипломы после новой публикации вернутся к тем, кому положены.',
  withdrawReasonHint: 'Её прочитают все, кто зайдёт на страницу этапа.',
  withdrawnNow: 'Итоги отозваны',
  withdrawnTitle: 'Итоги отозваны',
  withdrawnText: (reason: string) =>
    `Причина: ${asSentence(reason)} Участники видят её вместо результатов. Сами итоги больше не откроются: когда всё исправлено, опубликуйте их снова.`,
  publishing: 'Итоги публикуются: программа проверяет последние работы. Это займёт несколько минут.',
  publishedNow: 'Итоги опубликованы',
  itself: 'Когда всё будет готово, итоги откроются сами в течение минуты.',
  onlyMethodist: 'Раньше назначенного времени итоги может опубликовать методист.',
  preliminary: 'Предварительная таблица',
  preliminaryNote:
    'Так таблица выглядела бы, если опубликовать её сейчас. Её видят только методисты; до публикации баллы могут измениться.',
  preliminaryEmpty: 'В этом классе пока никто не сдал работу.',
  preliminaryPages: 'Страницы предварительной таблицы',
  placeColumn: 'Место',
  pointsColumn: 'Баллы',
  awardColumn: 'Диплом',
  waiting: (n: number) => `${plural(n, 'ждёт', 'ждут', 'ждут')} проверки: ${n}`,
}
