/** What an author reads about the files of a content folder. */
export const says = {
  noFile: (name: string) => `Нет файла ${name}`,
  sameNumber: (number: number, name: string) => `Номер ${number} уже занят: «${name}»`,
  sameKey: (key: string) => `Ключ «${key}» встречается дважды`,
  unusedPicture: 'Картинка нигде не показана',
  noViewBox: 'У картинки нет viewBox="0 0 ширина высота"',
  noTitle: 'У картинки нет <title>',
  narrowOrWide: (width: number) => `Ширина рисунка ${width}, а нужна от 320 до 720`,
  activeSvg: (what: string) => `В картинке не должно быть: ${what}`,
}
