import { addressed } from '@school/texts'

/** Of the consent that a parent has to give. */
export const t = {
  title: 'Нужно согласие родителя',
  text: addressed`Учиться можно уже сейчас. До\u00a014\u00a0лет согласие на\u00a0хранение имени, класса и\u00a0результатов даёт родитель: {покажи|покажите} ему код или {отправь|отправьте} SMS.`,
  waits: (phone: string) =>
    `SMS отправлена на\u00a0${phone}. Ждём ответа родителя, учиться можно уже сейчас.`,
  ask: 'Позвать родителя',
}
