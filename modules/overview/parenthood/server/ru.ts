import { count, nbsp, plural, quoted } from '@school/texts'

const tasks = (n: number) => count(n, 'задача', 'задачи', 'задач')
const answers = (n: number) => count(n, 'ответ', 'ответа', 'ответов')
const days = (n: number) => count(n, 'день', 'дня', 'дней')

/** What was solved, in words that need no gender; what did not come out is work too. */
const done = (solved: number, given: number): string =>
  solved > 0
    ? `${plural(solved, 'решена', 'решены', 'решено')} ${tasks(solved)}, всего ${answers(given)}`
    : `${answers(given)}, решённых задач пока нет\u00a0— это тоже работа`

export const says = {
  letters: {
    evening: (child: string) => `${child}: письма по${nbsp}вечерам`,
    weekly: (child: string) => `${child}: письма о${nbsp}неделе`,
  },
  effortOfDay: ({ solved, answers: given }: { solved: number; answers: number }) =>
    `Сегодня: ${done(solved, given)}.`,
  effortOfWeek: ({
    solved,
    answers: given,
    activeDays,
    daysGone,
  }: {
    solved: number
    answers: number
    activeDays: number
    daysGone: number
  }) => {
    const effort = `${daysGone < 7 ? `С${nbsp}понедельника` : `За${nbsp}неделю`}: ${done(solved, given)}.`
    return daysGone === 1 ? effort : `${effort} Занятия шли ${days(activeDays)} из${nbsp}${daysGone}.`
  },
  hard: (title: string) => `Труднее всего далась тема ${quoted(title)}.`,
  adviceHinted:
    'Не\u00a0подсказывайте ответ: попросите прочитать условие вслух и\u00a0сказать, что в\u00a0нём спрашивают.',
  adviceHard:
    'Похвалите за\u00a0то, что трудное не\u00a0брошено: ошибка сегодня\u00a0— это тема, которая поддастся завтра.',
  adviceSteady: 'Ритм хороший. Похвалите за\u00a0него, а\u00a0не\u00a0за\u00a0оценки.',
  adviceOften:
    'Лучше понемногу, но\u00a0чаще: 15\u00a0минут в\u00a0день дают больше, чем час в\u00a0воскресенье.',
  advicePraise:
    'Похвалите за\u00a0старание: решает не\u00a0скорость, а\u00a0привычка доводить до\u00a0конца.',
  adviceEffort: 'Похвалите за\u00a0попытку: первый шаг всегда самый трудный.',
  askHard: (title: string) =>
    `Спросите, что в\u00a0теме ${quoted(title)} самое запутанное, и\u00a0попросите показать на\u00a0примере.`,
  askBest: (title: string) =>
    `Попросите объяснить вам одну задачу из\u00a0темы ${quoted(title)}: кто объясняет, тот понимает.`,
  askAny: 'Спросите, какая задача была самой интересной.',
}
