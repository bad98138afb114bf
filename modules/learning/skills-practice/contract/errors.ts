import { errorCatalogue } from '@school/kernel/contract'

export const skillErrors = errorCatalogue({
  skill_not_found: { status: 404, text: 'Такого навыка нет' },
  skill_map_not_found: { status: 404, text: 'Такой карты навыков нет' },
  session_not_found: { status: 404, text: 'Такой тренировки навыков нет' },
  skill_not_chosen: { status: 422, text: 'Нужно выбрать навык для тренировки', field: 'skill_id' },
  nothing_to_practise: { status: 422, text: 'Навыков для тренировки здесь пока нет' },
  nothing_to_repeat: { status: 422, text: 'Повторять пока нечего: освоенные навыки вернутся в свой день' },
  nothing_to_check: {
    status: 422,
    text: 'Для проверки вперемешку нужно потренировать хотя бы два навыка',
  },
  session_finished: { status: 422, text: 'Эта тренировка уже закончена' },
  no_help_in_check: { status: 422, text: 'В проверке подсказок нет: так видно, что уже запомнилось' },
})
