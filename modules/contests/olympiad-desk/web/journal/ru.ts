import {
  count,
  factsOf,
  formatDay,
  formatDayAndTime,
  formatMinutes,
  formatNumber,
  formatTime,
  gradeLabel,
  nbsp,
  outOf,
  plural,
  type When,
} from '@school/texts'
import { monitoringWords as monitored } from '@school/olympiad-conduct/web'
import type { Award, Place } from '@school/olympiads/contract'
import { olympiadWords as olympiads } from '@school/olympiads/web'
import type { Invited } from '../../contract/index.ts'

const pupils = (n: number) => count(n, 'ученик', 'ученика', 'учеников')

/** Texts of the journals of a teacher: «вы». */
export const t = {
  title: 'Журналы олимпиад',
  lead: 'Олимпиады для ваших классов: кто участвует, кто решает, чем закончилось.',
  window: monitored.window,
  results: monitored.results,
  stageStates: monitored.stageStates,
  open: monitored.open,
  minutesOf: monitored.minutesOf,
  hardClose: monitored.hardClose,
  untilOpen: monitored.untilOpen,
  untilClose: monitored.untilClose,
  untilResults: monitored.untilResults,

  noClasses: 'Классов пока нет',
  noClassesText:
    'Создайте класс и\u00a0позовите учеников: здесь появятся олимпиады для\u00a0него и\u00a0то, как в\u00a0них идут ваши ученики.',
  toClasses: 'К\u00a0классам',
  toClass: 'К\u00a0классу',
  print: monitored.print,
  noOlympiads: 'Олимпиад для\u00a0ваших классов пока нет',
  noOlympiadsText: 'В\u00a0календаре есть олимпиады для\u00a0других классов. Новые появятся здесь сами.',
  toCalendar: monitored.toCalendar,
  participate: 'участвуют',
  ofAll: 'учеников',
  solve: 'решают',
  handedIn: 'сдали',
  diplomas: 'дипломов',

  classes: 'Класс',
  allClasses: 'Все классы',
  noPupils: 'Учеников для\u00a0этого этапа здесь нет',
  noPupilsText: (grades: string) => `Этап\u00a0— ${grades}. Выберите другой класс или добавьте учеников.`,
  pupils: 'Ученики',
  pupilColumn: 'Ученик',
  stateColumn: 'Состояние',
  timeColumn: 'Время',
  invitedColumn: 'Приглашение',
  registeredColumn: 'Запись',
  startedColumn: 'Начало',
  finishedColumn: 'Конец',
  resultColumn: 'Баллы',
  placeColumn: 'Место',
  awardColumn: 'Награда',
  at: (at: When) => formatDayAndTime(at),
  day: (at: When) => formatDay(at),
  left: (minutes: number, at: When) =>
    factsOf(minutes < 1 ? 'меньше минуты' : `ещё ${formatMinutes(minutes)}`, `до${nbsp}${formatTime(at)}`),
  setOf: (grade: number) => `решает за${nbsp}${gradeLabel(grade)}`,
  hasCode: 'есть личный код',
  nameHidden: 'нет согласия на имя',
  result: (points: number, max: number, percent: number) =>
    `${formatNumber(points / 100)}${nbsp}из${nbsp}${formatNumber(max / 100)} (${olympiads.percent(percent)})`,
  place: ({ place, participants }: Place) => outOf(place, participants),
  award: (award: Award) => monitored.diploma(award),
  outOfRating: monitored.outOfRating,
  hiddenNote: 'Баллы, места и\u00a0награды появятся, когда итоги опубликуют.',
  noConsentNote:
    'Нет согласия\u00a0— родитель не\u00a0разрешил хранить результаты ребёнка. Имя такого ученика видите только вы, звать его на\u00a0этап нельзя.',
  nameHiddenNote:
    'Нет согласия на\u00a0имя\u00a0— родитель не\u00a0разрешил показывать имя в\u00a0рейтинге: место стоит без\u00a0имени. Не\u00a0называйте ученика в\u00a0общих списках.',
  actionsOf: (name: string) => `Действия: ${name}`,
  profile: monitored.profile,
  solutions: 'Решения',
  certificate: 'Диплом или\u00a0сертификат',

  invite: 'Напомнить',
  inviteAsk: (absent: number, idle: number) =>
    absent === 0
      ? `${count(idle, 'ученик не\u00a0начал', 'ученика не\u00a0начали', 'учеников не\u00a0начали')}\u00a0— напомнить?`
      : idle === 0
        ? `${count(absent, 'ученик пока не\u00a0участвует', 'ученика пока не\u00a0участвуют', 'учеников пока не\u00a0участвуют')}\u00a0— позвать?`
        : `${count(absent, 'ученик пока не\u00a0участвует', 'ученика пока не\u00a0участвуют', 'учеников пока не\u00a0участвуют')}, ещё${nbsp}${idle} не\u00a0${plural(idle, 'начал', 'начали', 'начали')}`,
  names: (names: readonly string[], all: number) =>
    `${names.join(', ')}${all > names.length ? ` и\u00a0ещё ${all - names.length}` : ''}`,
  inviteHint:
    'Приглашение встанет в\u00a0план дня ученика; у\u00a0кого есть почта, получит и\u00a0письмо. Каждому\u00a0— не\u00a0чаще раза в\u00a0день.',
  invitedToday: 'Сегодня уже напомнили',
  invited: ({ pupils: all, letters }: Invited) =>
    letters === 0
      ? `Приглашение появится в\u00a0плане дня: ${pupils(all)}`
      : `Приглашение появится в\u00a0плане дня: ${pupils(all)}. Писем: ${letters}`,

  codesTitle: 'Код и\u00a0листочки',
  slipsTitle: 'Листочки',
  codeOf: olympiads.codeOf,
  seats: olympiads.seats,
  issueCode: olympiads.issueCode,
  codeNeeded: 'В\u00a0этот этап входят по\u00a0коду школы. Получите его: код один на\u00a0все классы.',
  noCode:
    'В\u00a0этот этап входят по\u00a0коду школы, а\u00a0у\u00a0вашей его пока нет: попросите методиста.',
  slipsByCode:
    'На\u00a0листочке\u00a0— имя ученика, код школы и\u00a0когда решать. Кому войти больше нечем, получит и\u00a0код класса.',
  slipsText:
    'На\u00a0листочке\u00a0— имя ученика, как войти и\u00a0когда решать. Кому войти больше нечем, получит код класса.',
  saveSlips: 'Скачать листочки, PDF',
  diplomasTitle: (n: number) => (n === 0 ? 'Сертификаты учеников' : `Дипломов у\u00a0ваших учеников: ${n}`),
  diplomasText:
    'В\u00a0архиве\u00a0— дипломы и\u00a0сертификаты участников по\u00a0классам и\u00a0список с\u00a0номерами.',
  saveDiplomas: (n: number) => `Скачать все: ${count(n, 'документ', 'документа', 'документов')}, ZIP`,

  saveMemo: 'Памятка учителю, PDF',
  letterTitle: 'Благодарность вам',
  letterText:
    'За\u00a0подготовку участников этого этапа. У\u00a0благодарности есть номер: по\u00a0нему её подлинность проверит любой.',
  saveLetter: 'Скачать благодарность, PDF',
  toLetter: 'Открыть',

  before: 'Подготовка',
  beforeText: 'Чтобы этап не\u00a0застал врасплох, дайте ученикам попробовать похожие задачи.',
  toTrial: (title: string) => title,
  toTrainings: 'Тренировки',
  toOlympiad: 'Задачи на\u00a0пробу',

  help: 'Пока идёт этап',
  helpTitle: 'Что делать, если что-то пошло не\u00a0так',
  helpLines: [
    'Пропала связь: страницу не\u00a0закрывают. Ответы сохраняются сами и\u00a0уйдут, когда связь вернётся.',
    'Выключился компьютер: входят на\u00a0любом другом и\u00a0продолжают с\u00a0того\u00a0же места. Время идёт.',
    'Время потеряно не\u00a0по вине ученика: попросите добавить минуты.',
    'Непонятно условие: ученик спрашивает жюри на\u00a0странице задачи.',
  ],
  toProgress: 'Ход этапа и\u00a0время',
  nowSolving: (names: readonly string[], all: number) =>
    `Сейчас решают: ${names.join(', ')}${all > names.length ? ` и\u00a0ещё ${all - names.length}` : ''}.`,
  lost: (names: readonly string[]) => `Нет связи: ${names.join(', ')}.`,
  noneSolving: 'Сейчас из\u00a0ваших учеников никто не\u00a0решает.',
}
