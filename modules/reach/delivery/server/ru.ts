import type { Brand } from './brand.ts'

export const says = {
  open: 'Открыть',
  stop: 'Не\u00a0получать таких писем',
  signature: ({ name, url }: Brand) =>
    `${name}, ${url}\nЭто письмо написала программа. Ответы на него никто не читает: напишите нам со страницы «Контакты».`,
  gatewaySaid: (status: number) => `Шлюз ответил: ${status}`,
  noBudget: 'На сегодня SMS кончились',
  manyForNumber: 'На этот номер сегодня отправлено достаточно',
}
