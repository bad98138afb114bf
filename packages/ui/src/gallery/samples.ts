export const disciplines = [
  { key: 'math', title: 'Математика', hue: 255 },
  { key: 'russian', title: 'Русский язык', hue: 8 },
  { key: 'reading', title: 'Литературное чтение', hue: 48 },
  { key: 'physics', title: 'Физика', hue: 298 },
  { key: 'world', title: 'Окружающий мир', hue: 150 },
  { key: 'other', title: 'Другое', hue: 60 },
] as const

export const longName = 'Константинопольский-Преображенский Александр Вениаминович'
export const longTitle =
  'Сверхподробная подготовка к самостоятельной исследовательской работе по естествознанию'
