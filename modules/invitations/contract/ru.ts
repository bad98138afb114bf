export const says = {
  noCode: 'Нужен код',
  badCode: 'В\u00a0коде восемь букв и\u00a0цифр, в\u00a0личном коде олимпиады десять. Например, ABCD-2345',
  noEmail: 'Нужна почта коллеги',
  badEmail: 'Похоже, в\u00a0адресе ошибка. Пример: savelich@pochta.ru',
}
