import { addressed } from '@school/texts'
/** Texts of the first page. */
export const t = {
  heroEyebrow: 'Онлайн-школа для 1–11 классов',
  heroTitle: 'Думать интересно, когда понятно',
  heroLead: addressed`Понятные конспекты с примерами, видео и задачи, которые проверяются сразу. Не получается\u00a0— сова подскажет, но не решит за {тебя|вас}.`,
  chooseCourse: 'Выбрать курс',
  tryTask: 'Решить задачу',
  /** Slips of paper around the owl: a question of each discipline. */
  heroSlips: [
    { text: '2x + 3 = 11', discipline: 'math' },
    { text: '-тся или -ться?', discipline: 'russian' },
    { text: 'F = ma', discipline: 'physics' },
    { text: 'Откуда дождь?', discipline: 'world' },
  ],

  whoTitle: 'Кто вы?',
  pupil: 'Ученик',
  pupilText: addressed`{Выбери|Выберите} класс\u00a0— покажем курсы для него.`,
  gradesLabel: 'Классы',
  grade: (index: number, courses: string) => `${index} класс, ${courses}`,
  parent: 'Родитель',
  parentText: 'Загляните в программу, решите задачу вместе с ребёнком, а потом создайте аккаунт.',
  parentMore: 'Что важно знать',
  teacher: 'Учитель',
  teacherText: 'Возьмите видео, конспект или задачу на свой урок: все материалы открыты после регистрации.',
  signUp: 'Зарегистрироваться',
  seeCourses: 'Посмотреть курсы',

  coursesTitle: 'Курсы',
  coursesOwn: addressed`Курсы для {твоего|вашего} класса и не только`,
  allCourses: 'Все курсы',
}
