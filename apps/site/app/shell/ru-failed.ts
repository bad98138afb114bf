/** Texts of a page that was not found. */
export const failed = {
  searchHere: 'Поиск вместо этой страницы',
  waysOut: 'Куда пойти дальше',
}
