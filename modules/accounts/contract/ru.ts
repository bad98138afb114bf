export const says = {
  badEmail: 'Похоже, в адресе ошибка. Пример: masha@pochta.ru',
  noName: 'Нужны фамилия и имя',
  longName: 'Слишком длинное имя',
  shortPassword: 'Не короче 8\u00a0символов',
  longPassword: 'Слишком длинный пароль',
  noEmail: 'Нужна электронная почта',
  noPassword: 'Нужен пароль',
}
