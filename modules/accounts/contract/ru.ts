export const says = {
  badEmail: 'Похоже, в адресе ошибка. Пример: masha@pochta.ru',
  noName: 'Здесь нужно имя',
  longName: 'Слишком длинное имя',
  shortPassword: 'Не короче 8 символов',
  longPassword: 'Слишком длинный пароль',
  noEmail: 'Здесь нужна почта',
  noPassword: 'Здесь нужен пароль',
}
