import { formatDay } from '@school/texts'

/** What is printed for pupils and parents. */
export const t = {
  title: 'Приглашения для печати',
  view: 'Что печатать',
  toPrint: 'Напечатать',
  slips: 'Листки',
  poster: 'Плакат',
  back: 'К\u00a0приглашениям',
  noClasses: 'Печатать нечего: классов здесь нет.',
  chooseClass: 'Для какого класса печатать?',
  noCode: 'У\u00a0класса нет действующего кода',
  noCodeText: 'Сделайте код на\u00a0странице приглашений, и\u00a0листки можно будет напечатать.',
  slipOf: (className: string, school: string) => `${className}, ${school}`,
  noName: 'Имя:',
  qr: 'QR-код приглашения',
  steps: (address: string) => [
    `Откройте ${address} или наведите камеру на\u00a0QR-код.`,
    'Введите код. Войдите или зарегистрируйте ребёнка.',
    'Нажмите «Присоединиться» и\u00a0выберите имя из\u00a0списка.',
  ],
  until: (iso: string) => `Код действует до\u00a0${formatDay(iso)}`,
  calls: (teacher: string) => `Приглашает ${teacher}`,
  posterTitle: (className: string) => `Мы в\u00a0«Смекалке»: ${className}`,
  slipsNote: (n: number) =>
    `Листков: ${n}, по\u00a08 на\u00a0странице A4. В\u00a0списке те, кто ещё не\u00a0вошёл.`,
  emptyNote: 'Все из\u00a0списка уже вошли. Это листки без имени, для новеньких.',
}
