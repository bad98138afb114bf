export const ru = {
  userFailed: 'Произошла ошибка при получении данных пользователя',
}
