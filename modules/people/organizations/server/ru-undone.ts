/** Why an organization stays when the import that has added it is undone. */
export const staysBecause = {
  below: 'в\u00a0ней есть другие организации',
  people: 'в\u00a0ней есть или были люди',
  classes: 'в\u00a0ней есть классы',
  used: 'на\u00a0неё ссылаются другие данные',
  changed: 'её карточку уже изменили',
}
