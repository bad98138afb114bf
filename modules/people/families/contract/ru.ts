export const says = {
  noCode: 'Нужен код',
  badCode: 'В\u00a0коде восемь букв и\u00a0цифр, например ABCD-2345',
  badPhone: 'Похоже, в\u00a0номере ошибка. Пример: +7\u00a0912\u00a0345-67-89',
  noName: 'Нужно имя',
  longName: 'Слишком длинное имя',
  longPassword: 'Слишком длинный пароль',
}
