import type { PersonColumn } from '@school/kernel/contract'
import { asSentence, count, formatDay, gradeRange, outOf, plural, type When } from '@school/texts'
import type { AccessLock, AccessState, StageClass, StagePupil } from '../../contract/accesses.ts'

const pupils = (n: number) => count(n, 'ученик', 'ученика', 'учеников')
const classes = (n: number) => count(n, 'класс', 'класса', 'классов')
const schools = (n: number) => count(n, 'школа', 'школы', 'школ')
const nameOf = ({ gradeIndex, letter }: Pick<StageClass, 'gradeIndex' | 'letter'>) => `${gradeIndex}${letter}`

/** Texts of the access to a stage: for administrators of schools and municipalities, «вы». */
export const t = {
  title: 'Доступы к\u00a0олимпиадам',
  lead: 'Этапы и\u00a0ваши классы: кому открыто, кто записан, выданы\u00a0ли коды.',
  emptyTitle: 'Таких этапов нет',
  emptyText: 'Выберите другой класс или другое состояние.',
  noneText: 'Этапы появятся здесь, как только появится олимпиада.',
  reset: 'Показать все',
  grade: 'Класс',
  anyGrade: 'Любой',
  gradeOf: (grade: number) => `${grade} класс`,
  state: 'Состояние',
  anyState: 'Любое',
  show: 'Показать',
  stage: 'Этап',
  window: 'Когда',
  stateColumn: 'Состояние',
  entries: {
    open: 'Открыт всем',
    code: 'По\u00a0коду школы',
    by_result: 'По\u00a0результату',
  },
  access: 'Доступ',
  opened: (open: number, all: number) => `открыто классам: ${outOf(open, all)}`,
  closed: (n: number) => `закрыт муниципалитетом: ${classes(n)}`,
  registeredOf: (registered: number, expected: number) => outOf(registered, expected),
  registered: 'Записаны',
  expected: 'Учеников',
  codes: 'Коды',
  codesOf: (schoolCodes: number, personal: number) =>
    [schoolCodes > 0 && `школьных: ${schoolCodes}`, personal > 0 && `личных: ${personal}`]
      .filter(Boolean)
      .join(', ') || 'нет',
  grades: (grades: readonly number[]) => gradeRange(Math.min(...grades), Math.max(...grades)),
  notForUs: 'Нет ваших классов',

  states: {
    open_to_all: 'Открыт всем',
    by_result: 'По\u00a0результату',
    class: 'Открыт классу',
    list: 'По\u00a0списку',
    codes: 'По\u00a0коду школы',
    none: 'Нет доступа',
    forced: 'Открыт муниципалитетом',
    forbidden: 'Закрыт муниципалитетом',
  } satisfies Record<AccessState, string>,
  classesTitle: 'Классы',
  classesLead: {
    open: 'В\u00a0этот этап ученики записываются сами, код не\u00a0нужен.',
    by_result: 'Сюда проходят по\u00a0результату предыдущего этапа.',
    code: 'Откройте этап классу\u00a0— и\u00a0его ученики войдут без кода школы. Записывается каждый сам.',
  },
  over: 'Вступить в\u00a0этап уже нельзя, доступ не\u00a0меняется.',
  lockTitle: (lock: AccessLock) =>
    lock.kind === 'forbidden'
      ? 'Муниципалитет закрыл этот этап для вашей школы'
      : 'Муниципалитет открыл этот этап всем классам школы',
  lockText: (lock: AccessLock) => `Причина: ${asSentence(lock.reason)} Решено ${formatDay(lock.setAt)}.`,
  figures: {
    classes: 'классов',
    open: 'открыто',
    expected: 'учеников',
    registered: 'записаны',
    listed: 'в списке',
    ready: (ready: number, schools: number) =>
      `${plural(ready, 'школа готова', 'школы готовы', 'школ готово')} из\u00a0${schools}`,
  },
  classColumn: 'Класс',
  schoolColumn: 'Школа',
  accessColumn: 'Доступ',
  pupilsColumn: 'Учеников',
  listedColumn: 'В\u00a0списке',
  personalColumn: 'Личных кодов',
  roomColumn: 'Кабинет',
  setRoom: 'Кабинет',
  setRoomOf: (row: StageClass) => `Кабинет и\u00a0наблюдатель: ${nameOf(row)}`,
  readyColumn: 'Готовность',
  readyOf: (ready: number, all: number) => (ready === all ? 'готова' : outOf(ready, all)),
  className: nameOf,
  noClasses: 'Классов для этого этапа нет',
  noClassesText: 'Этап\u00a0— для других классов, или в\u00a0школе их пока не\u00a0завели.',
  from: 'Классы с',
  to: 'по',
  choose: 'Выбрать параллели',
  openTo: 'Открыть доступ',
  closeTo: 'Закрыть доступ',
  openTitle: (n: number) => `Открыть этап: ${classes(n)}?`,
  closeTitle: (n: number) => `Закрыть этап: ${classes(n)}?`,
  preview: (rows: readonly StageClass[]) => `${rows.map(nameOf).join(', ')}\u00a0— ${pupils(sum(rows))}.`,
  openText: 'Эти ученики смогут записаться без кода школы до\u00a0конца этапа.',
  already: (n: number) => `Уже открыт: ${classes(n)}, для них ничего не\u00a0изменится.`,
  closeText: (registered: number) =>
    registered > 0
      ? `Без кода записаться больше не\u00a0получится. Кто записан (${registered}), останется в\u00a0этапе.`
      : 'Без кода записаться больше не\u00a0получится.',
  openedNow: (n: number) => (n === 0 ? 'Эти классы уже открыты' : `Доступ открыт: ${classes(n)}`),
  closedNow: (n: number) => (n === 0 ? 'Эти классы и\u00a0так закрыты' : `Доступ закрыт: ${classes(n)}`),
  pages: 'Страницы списка',

  schoolsTitle: 'Школы',
  schoolsLead:
    'Школы открывают этап своим классам сами. Вы можете закрыть этап для школы или открыть его сразу всем её классам, с\u00a0причиной.',
  search: 'Название школы или город',
  find: 'Найти',
  noSchools: 'Таких школ нет',
  noSchoolsText: 'Проверьте название или покажите все школы.',
  openClasses: 'Открыто классам',
  openOf: (open: number, all: number) => outOf(open, all),
  decision: 'Решение',
  decided: (lock: AccessLock) => `${lock.kind === 'forbidden' ? 'Закрыт' : 'Открыт всем'}: ${lock.reason}`,
  ofSchool: 'решает школа',
  forbid: 'Закрыть этап',
  force: 'Открыть всем классам',
  leave: 'Оставить школам',
  forbidTitle: (n: number) => `Закрыть этап: ${schools(n)}?`,
  forceTitle: (n: number) => `Открыть этап всем классам: ${schools(n)}?`,
  leaveTitle: (n: number) => `Оставить решение школам: ${schools(n)}?`,
  forbidText: 'Новые ученики этих школ записаться не\u00a0смогут. Кто уже записан, останется в\u00a0этапе.',
  forceText: 'Все ученики этих школ смогут записаться без кода. Сами школы закрыть этап не\u00a0смогут.',
  leaveText: 'Ваше прежнее решение перестанет действовать, дальше доступ открывает сама школа.',
  reason: 'Причина',
  reasonHint: 'Её прочитает школа, а\u00a0если этап закрыт\u00a0— и\u00a0ученики.',
  decidedNow: (n: number) => (n === 0 ? 'Ничего не\u00a0изменилось' : `Решение принято: ${schools(n)}`),

  pupilsTitle: 'Участники',
  pupilsLead: 'Все ученики ваших классов, для которых этот этап.',
  pupil: 'Ученик',
  name: 'Фамилия или имя',
  standing: 'Запись',
  anyStanding: 'Любая',
  standings: {
    absent: 'записи нет',
    registered: 'есть запись',
    running: 'решает',
    handed_in: 'сдано',
  } satisfies Record<StagePupil['standing'], string>,
  onlyListed: 'Только из\u00a0списка',
  inList: 'в\u00a0списке',
  personalCode: 'есть личный код',
  empty: 'Таких учеников нет',
  notFoundText: 'Измените поиск или покажите всех.',
  actions: (name: string) => `Что сделать: ${name}`,
  unlist: 'Убрать из\u00a0списка',
  unlistTitle: (name: string) => `Убрать из\u00a0списка: ${name}?`,
  unlistText: 'Без кода записаться больше не\u00a0получится. Кто записан, останется в\u00a0этапе.',
  unlisted: 'Ученика в\u00a0списке больше нет',
  found: (n: number) => `Найдено: ${pupils(n)}`,

  import: 'Добавить списком',
  importTitle: 'Список участников',
  list: 'Список',
  hint: 'Каждый ученик с\u00a0новой строки: фамилия, имя и\u00a0класс, если есть тёзки. Можно вставить столбцы из\u00a0таблицы.',
  example: 'Гринёв Пётр, 8Б\nМиронова Мария, 7А',
  add: (n: number) => (n === 0 ? 'Закрыть' : `Добавить: ${pupils(n)}`),
  listedAlready: 'уже в\u00a0списке',
  heads: ['Ученик', 'Класс'],
  columns: {
    fullName: 'ФИО целиком',
    lastName: 'Фамилия',
    firstName: 'Имя',
    middleName: 'Отчество',
    firstAndMiddle: 'Имя и\u00a0отчество',
    className: 'Класс',
    grade: 'Параллель',
    letter: 'Буква класса',
  } satisfies Record<PersonColumn, string>,
  ready: (added: number, known: number) =>
    [
      added === 0 ? 'Новых участников нет.' : `Войдут без кода школы: ${pupils(added)}.`,
      known > 0 && `Уже в\u00a0списке: ${known}.`,
    ]
      .filter(Boolean)
      .join(' '),
  added: (n: number) => (n === 0 ? 'Все уже в\u00a0списке' : `Добавлено: ${n}`),
  at: formatDay as (at: When) => string,
}

function sum(rows: readonly StageClass[]): number {
  return rows.reduce((all, row) => all + row.pupils, 0)
}
