import { addressed } from '@school/texts'

/** Texts of the page that says what has failed; they come when a page is at rest. */
export const ru = {
  text: addressed`Так бывает, когда прервалась связь или у нас что-то сломалось: страница не открылась. {Перейди|Перейдите} на главную или {вернись|вернитесь} назад. Если не поможет, {напиши|напишите} нам и {назови|назовите} код.`,
  back: 'Назад',
  contact: 'Связаться с нами',
  code: (code: string) => `Код ошибки: ${code}`,
}
