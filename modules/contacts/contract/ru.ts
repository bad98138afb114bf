export const says = {
  noEmail: 'Нужна электронная почта',
  badEmail: 'Похоже, в адресе ошибка. Пример: masha@pochta.ru',
  longEmail: 'Слишком длинный адрес',
}
