import { addressed } from '@school/texts'

/** The page on which a pupil types the code of the slip. */
export const t = {
  title: 'Вход по\u00a0коду учителя',
  lead: addressed`Код напечатан на\u00a0листке, который {дал тебе|дал вам} учитель. Почта и\u00a0пароль не\u00a0нужны.`,
  code: 'Личный код',
  hint: 'Двенадцать букв и\u00a0цифр, например ABCD\u20112345\u2011WXYZ. Дефисы и\u00a0большие буквы не\u00a0обязательны.',
  enter: 'Войти',
  other: 'Есть почта и\u00a0пароль?',
  toSignIn: 'Обычный вход',
  replaced: (name: string) =>
    `Сейчас на\u00a0этом компьютере открыта страница другого человека: ${name}. После входа по\u00a0коду его сеанс закончится.`,
}
