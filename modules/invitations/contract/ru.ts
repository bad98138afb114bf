export const says = {
  noEmail: 'Нужна почта коллеги',
  badEmail: 'Похоже, в\u00a0адресе ошибка. Пример: savelich@pochta.ru',
}
