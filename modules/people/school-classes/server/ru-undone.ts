/** Why a pupil stays when the import that has added them is undone. */
export const staysBecause = {
  entered: 'уже был вход по\u00a0личному коду',
  own: 'есть свой вход или роль',
  class: 'есть и\u00a0в\u00a0другом классе',
  used: 'уже есть результаты или другие записи',
}
