import { addressed } from '@school/texts'

/** The page where the code of a slip is entered, for any target. */
export const t = {
  lead: addressed`Код напечатан на\u00a0листке, который {дал тебе|дал вам} учитель. Почта и\u00a0пароль не\u00a0нужны.`,
  code: 'Личный код',
  enter: 'Войти',
  other: 'Есть почта и\u00a0пароль?',
  toSignIn: 'Обычный вход',
  replaced: (name: string) =>
    `Сейчас на\u00a0этом компьютере открыта страница другого человека: ${name}. После входа по\u00a0коду его сеанс закончится.`,
}
