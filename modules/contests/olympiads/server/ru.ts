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
  quoted,
} from '@school/texts'
import type { Award } from '../contract/index.ts'

/** Messages for authors of olympiads, and texts of the search. */
export const says = {
  work: 'олимпиада',
  summary: (n: number) => `олимпиад ${n}`,
  badKey: (name: string) => `${quoted(name)} не годится в ключи: нужны латиница, цифры и дефис`,
  unknownDiscipline: (key: string) => `Дисциплины ${quoted(key)} нет в disciplines.yaml`,
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
  repeatedSet: (key: string) => `Набор ${quoted(key)} в reserve назван дважды`,
  unknownTheme: (key: string) => `Навыка ${quoted(key)} нет ни\u00a0у\u00a0одной задачи олимпиады`,
  certificateTitle: (title: string, grade: number) => `Олимпиада ${quoted(title)}, ${gradeLabel(grade)}`,
  certificateDetails: (stage: string, season: string, percent: number | null) =>
    percent === null
      ? `${stage}, сезон ${season}`
      : `${stage}, сезон ${season}. Результат\u00a0— ${formatPercent(percent)}`,
  letterTitle: (title: string) => `Подготовка участников олимпиады ${quoted(title)}`,
  letterDetails: (of: { stage: string; season: string; participants: number; diplomas: number }) =>
    `${of.stage}, сезон ${of.season}. ${count(of.participants, 'участник', 'участника', 'участников')}${
      of.diplomas > 0 ? `, ${count(of.diplomas, 'диплом', 'диплома', 'дипломов')}` : ''
    }`,
  inSearch: (season: string, grades: string) => `Олимпиада ${season}, ${grades}`,
  foreignGrade: (grade: number) => `${grade} класса нет в grades олимпиады`,
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
  offer: (title: string) => `Олимпиада ${quoted(title)}`,
}

/** A stage in a calendar. */
export const calendarWords = {
  name: 'Смекалка',
  product: 'Олимпиады',
  window: (olympiad: string, stage: string) => `Олимпиада ${quoted(olympiad)}: ${stage}`,
  windowText: (closesAt: Date, url: string) =>
    `Начать можно в любое время до ${formatDayAndTime(closesAt)} по Москве.\n${url}`,
  results: (olympiad: string, stage: string) => `Итоги олимпиады ${quoted(olympiad)}: ${stage}`,
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
