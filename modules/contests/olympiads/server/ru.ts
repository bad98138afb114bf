import {
  count,
  factsOf,
  formatDay,
  formatDayAndTime,
  formatNearDay,
  formatPercent,
  formatTime,
  gradeLabel,
  nbsp,
} from '@school/texts'
import type { Award, StageTable } from '../contract/index.ts'

/** Messages for authors of olympiads, and texts of the search. */
export const says = {
  work: 'олимпиада',
  summary: (n: number) => `олимпиад ${n}`,
  badKey: (name: string) => `«${name}» не годится в ключи: нужны латиница, цифры и дефис`,
  unknownDiscipline: (key: string) => `Дисциплины «${key}» нет в disciplines.yaml`,
  badDate: 'Дата пишется «2026-11-20 08:00» или в днях от появления олимпиады в школе: «-2d 08:00»',
  closesEarly: 'closes должно быть позже opens',
  resultsEarly: 'results должно быть позже, чем закончат последние: closes и минуты самого долгого класса',
  untilEarly: 'until в more_time должно быть не раньше, чем закончат последние без добавленного времени',
  untilLate: 'until в more_time должно быть не позже results',
  liveNeedsNoResults: 'rating: live бывает, только если результаты видны сразу: без results',
  passNeedsStage: 'entry: by_result не бывает у первого этапа',
  passNeedsPercent: 'У этапа с entry: by_result должен быть pass_percent, и только у него',
  trialNeedsTrial: 'requires_trial: true, а пробного тура раньше этого этапа нет',
  awardsDisagree: 'В awards должно быть по три числа: доли и проценты для I, II и III степени',
  repeatedGrade: (grade: number) => `${grade} класс стоит в двух наборах`,
  repeatedSet: (key: string) => `Набор «${key}» в reserve назван дважды`,
  unknownTheme: (key: string) => `Навыка «${key}» нет ни\u00a0у\u00a0одной задачи олимпиады`,
  certificateTitle: (title: string, grade: number) => `Олимпиада «${title}», ${gradeLabel(grade)}`,
  certificateDetails: (stage: string, season: string, percent: number | null) =>
    percent === null
      ? `${stage}, сезон ${season}`
      : `${stage}, сезон ${season}. Результат\u00a0— ${formatPercent(percent)}`,
  letterTitle: (title: string) => `Подготовка участников олимпиады «${title}»`,
  letterDetails: (of: { stage: string; season: string; participants: number; diplomas: number }) =>
    `${of.stage}, сезон ${of.season}. ${count(of.participants, 'участник', 'участника', 'участников')}${
      of.diplomas > 0 ? `, ${count(of.diplomas, 'диплом', 'диплома', 'дипломов')}` : ''
    }`,
  inSearch: (season: string, grades: string) => `Олимпиада ${season}, ${grades}`,
  foreignGrade: (grade: number) => `${grade} класса нет в grades олимпиады`,
}

/** Words of a saved table of participants. */
export const words = {
  percent: 'Результат, %',
  award: 'Степень диплома',
  outOfRating: 'Снят с рейтинга: причина',
}

/** First page and footer of a protocol. */
export const protocolSheet = {
  heading: 'Протокол этапа олимпиады',
  title: (olympiad: string, stage: string) => `Протокол. ${olympiad}. ${stage}`,
  olympiad: 'Олимпиада',
  season: (title: string, season: string) => `«${title}», сезон ${season}`,
  stage: 'Этап',
  window: 'Проходил',
  span: (from: Date, to: Date) => `${formatDayAndTime(from)}\u00a0— ${formatDayAndTime(to)} по Москве`,
  results: 'Итоги опубликованы',
  unpublished: 'не опубликованы',
  jury: 'Жюри',
  methodists: 'методисты школы',
  begun: 'Начали работу',
  ended: 'Завершили работу',
  entries: 'Записей',
  chain: 'Цепочка записей',
  whole: 'цела: ни одна запись не изменена',
  broken: (entry: number) => `нарушена: запись №\u00a0${entry} не такая, какой была`,
  hash: 'Отпечаток последней записи (SHA-256)',
  none: 'записей нет',
  made: 'Составлен',
  madeBy: (at: Date, name: string) => [formatDayAndTime(at), name].filter(Boolean).join(', '),
  signature: 'Подпись',
  own: 'электронная подпись школы',
  training: 'учебная, подлинность не подтверждает',
  signer: 'Смекалка',
  foot: (title: string, { page, pages }: Record<'page' | 'pages', string>) =>
    `${title}. Страница ${page} из ${pages}`,
}

/** Column titles of other tables of the desk of a stage. */
export const tableWords = {
  names: {
    codes: 'коды',
    disqualified: 'снятые с рейтинга',
    experts: 'эксперты',
    given_time: 'дополнительное время',
    jury_marks: 'оценки жюри',
    packets: 'пакеты школ',
    preliminary: 'предварительные итоги',
    protocol: 'протокол',
  } satisfies Record<StageTable, string>,
  codes: ['Школа', 'Город', 'Код', 'Вошли', 'Мест', 'Выдан'],
  disqualified: ['Участник', 'Причина', 'Кто снял', 'Когда', 'Кто вернул', 'Когда вернули'],
  experts: ['Эксперт', 'Кто назначил', 'Когда', 'Кто отозвал', 'Когда отозвали'],
  juryMarks: [
    'Работа',
    'Задача',
    'Кто проверил',
    'Когда',
    'Баллы',
    'Решено поставить',
    'Максимум',
    'Комментарий',
  ],
  packets: [
    'Школа',
    'Город',
    'Ученики',
    'Участники',
    'Личные коды',
    'Вошли по коду',
    'Документы',
    'Последний пакет',
  ],
  protocol: ['№', 'Когда', 'Событие', 'Участник', 'Кто', 'Подробности'],
  preliminary: [
    'Место',
    'Участник',
    'Школа',
    'Баллы',
    'Максимум',
    'Результат, %',
    'Ждут проверки',
    'Степень диплома',
  ],
}

/** Lines of the first screen. */
export const today = {
  going: (stage: string) => `${stage}: идёт сейчас`,
  opens: (stage: string, at: Date, now: Date) =>
    `${stage}: ${formatNearDay(at, now)} в${nbsp}${formatTime(at)} по${nbsp}Москве`,
  closes: (stage: string, at: Date, now: Date) =>
    `${stage} открыт, закроется: ${formatNearDay(at, now)} в${nbsp}${formatTime(at)} по${nbsp}Москве`,
  whyGoing: 'идёт сейчас',
  whyOpens: (at: Date) => `откроется в${nbsp}${formatTime(at)} по${nbsp}Москве`,
  whyOpen: (at: Date, now: Date) => `этап закроется: ${formatNearDay(at, now)}`,
  called: (when: string) => `Учитель зовёт. ${when}`,
  whyCalled: 'учитель зовёт',
  whyReminded: 'учитель напоминает',
  offer: (title: string) => `Олимпиада «${title}»`,
}

/** A stage in a calendar. */
export const calendarWords = {
  name: 'Смекалка',
  product: 'Олимпиады',
  window: (olympiad: string, stage: string) => `Олимпиада «${olympiad}»: ${stage}`,
  windowText: (closesAt: Date, url: string) =>
    `Начать можно в любое время до ${formatDayAndTime(closesAt)} по Москве.\n${url}`,
  results: (olympiad: string, stage: string) => `Итоги олимпиады «${olympiad}»: ${stage}`,
}

/** Lines of the list of own works. */
export const own = {
  title: 'Олимпиады',
  opens: today.opens,
  closes: today.closes,
  stage: (title: string, grade: number, isVirtual: boolean) =>
    factsOf(title, gradeLabel(grade), isVirtual && 'вне конкурса'),
  waiting: (
    stage: string,
    { resultsAt, withdrawnBecause }: { resultsAt: Date | null; withdrawnBecause: string | null },
  ) =>
    factsOf(
      stage,
      withdrawnBecause === null
        ? resultsAt && `итоги${nbsp}— ${formatDay(resultsAt)}`
        : 'итоги отозваны, появятся заново',
    ),
  percent: formatPercent,
  diploma: (award: Award) => `Диплом ${(['I', 'II', 'III'] as const)[award - 1]!} степени`,
  done: (stage: string, percent: number | null, isOutOfRating: boolean) =>
    factsOf(stage, percent !== null && formatPercent(percent), isOutOfRating && 'вне рейтинга'),
}

/** Lines of a teacher's day. */
export const teacherDay = {
  stage: (
    stage: string,
    when: { opensAt: Date } | { closesAt: Date },
    now: Date,
    participants: number,
    pupils: number,
  ) =>
    `${'opensAt' in when ? today.opens(stage, when.opensAt, now) : today.closes(stage, when.closesAt, now)}. Участвуют ${participants} из${nbsp}${pupils}`,
}
