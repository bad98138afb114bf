/** What an author reads about the pages of the school. */
export const says = {
  summary: (count: number) => `страниц ${count}`,
  badPath: (path: string) =>
    `«${path}» не годится в адрес: нужны строчная латиница, цифры, дефис и подчёркивание`,
  extraFile: (name: string) => `Лишний файл «${name}»: здесь лежат страницы .md и рисунки .svg`,
  noFrontMatter: 'Страница начинается с описания между строками «---»',
  shadowed: (path: string) => `Адрес «/${path}» занят другой страницей сайта: эту никто не увидит`,
  empty: 'На странице нет текста',
  samePosition: (path: string) => `В группе уже есть страница с таким position: «${path}»`,
  unknownFact: (name: string, known: string) => `Нет сведения «{{${name}}}»: есть ${known}`,
  deadLink: (url: string) => `Ссылка «${url}» никуда не ведёт`,
  deadAnchor: (url: string) => `На странице нет места «${url}»`,
  noQuestions: 'Страница с questions: true, а вопросов «###» на ней нет',
  noViewBox: 'У рисунка нет viewBox="0 0 ширина высота"',
  noTitle: 'У рисунка нет <title>',
  activeSvg: 'В рисунке не должно быть скриптов, обработчиков и ссылок наружу',
  unusedPicture: 'Рисунок нигде не показан',
}
