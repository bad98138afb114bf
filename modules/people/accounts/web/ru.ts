import { addressed, quoted } from '@school/texts'
import type { signUpRoles } from '../contract/index.ts'

type Role = (typeof signUpRoles)[number]

export const t = {
  signInTitle: 'Вход',
  signInLead: addressed`Рады видеть {тебя|вас}! Курсы, задачи и успехи на месте.`,
  signInFor: (course: string) => `После входа начнётся курс ${quoted(course)}.`,
  signUpTitle: 'Регистрация',
  signUpFor: (course: string) => `Регистрация, чтобы начать курс ${quoted(course)}`,
  signUpForLead: 'Минута\u00a0— и курс откроется. Записываться ещё раз не\u00a0нужно.',
  signUpLead: 'Минута\u00a0— и можно учиться. Бесплатные курсы открыты сразу.',
  contact: 'Почта или телефон',
  loginHint: 'Или логин с\u00a0карточки: varya-1881',
  contactHint: 'По ним входят, туда приходят письма и коды',
  parentPhone: 'Телефон родителя',
  parentPhoneHint: 'Пришлём SMS: родитель увидит, как идёт учёба, и\u00a0даст согласие. Можно и\u00a0потом',
  password: 'Пароль',
  passwordHint: 'Не короче 8\u00a0символов',
  signIn: 'Войти',
  signUp: 'Зарегистрироваться',
  /** Followed by links to both documents. */
  agreement: 'Регистрируясь, вы принимаете',
  terms: 'правила пользования',
  and: 'и соглашаетесь на',
  consent: 'обработку персональных данных',
  noAccount: 'Впервые здесь?',
  haveInvite: 'Есть код приглашения?',
  enterCode: 'Ввести код',
  haveSlip: 'Есть листочек с личным кодом?',
  byCode: 'Войти по коду',
  haveAccount: 'Уже есть аккаунт?',
  areParent: 'Вы\u00a0родитель?',
  forParents: 'Как следить за\u00a0учёбой ребёнка',
  demoTitle: 'Демо-школа: войти одним нажатием',
  demoHint: 'Выдуманные люди выдуманной школы. Пароль у всех один:',
  roleLegend: addressed`Кто {ты|вы}?`,
  roles: { pupil: 'Ученик', parent: 'Родитель', teacher: 'Учитель' } satisfies Record<Role, string>,
  name: 'Фамилия и имя',
  nameHint: 'Например: Миронова Маша',
  grade: 'Класс',
  chooseGrade: addressed`{Выбери|Выберите} класс`,
}
