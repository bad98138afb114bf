export const says = {
  badEmail: 'Похоже, в адресе ошибка. Пример: masha@pochta.ru',
  noName: 'Напиши, как тебя зовут',
  longName: 'Слишком длинное имя',
  shortPassword: 'Не короче 8 символов',
  longPassword: 'Слишком длинный пароль',
  noEmail: 'Напиши почту',
  noPassword: 'Напиши пароль',
}
