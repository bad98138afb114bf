/** What an author of brands reads. */
export const says = {
  footer: (title: string, email: string) =>
    `${title.replace(/[[\]*_`<>]/g, '')}. Вопросы и помощь: [${email}](mailto:${email})`,
  summary: (count: number) => `брендов ${count}`,
  badRegion: 'номер региона: 50 или от 91 до 99',
  badEmail: 'в адресе почты ошибка: нужно как pomosch@shkola.ru',
  badColor: 'цвет пишется как #1a96f6',
  noBrand: 'В папке бренда нет файла brand.yaml',
  badKey: (key: string) => `«${key}» не годится в имя бренда: нужны строчная латиница, цифры и дефис`,
  noDefault: 'Нет бренда smekalka: его словами говорят остальные',
  sameRegion: (key: string) => `Регион с таким номером уже есть у бренда «${key}»`,
  sameHost: (host: string, key: string) => `Адрес ${host} уже занят брендом «${key}»`,
  noRatingUrl: 'Рейтинг олимпиад снаружи (externalOlympiadRating), а его адреса olympiad_rating_url нет',
  noFrontMatter: 'Текст начинается с описания между строками «---»',
  extraFile: (name: string) => `Лишний файл «${name}»`,
  noLanding: (type: string) => `У бренда smekalka нет текста landings/${type}.md`,
  noFooter: 'У бренда smekalka нет файла footer.yaml',
  noLogo: 'У рисунка нет viewBox="0 0 ширина высота" или <title>',
  activeSvg: 'В рисунке не должно быть скриптов, обработчиков и ссылок наружу',
}
