export const ru = {
  loading: 'Открываем школу…',
}
