import { errorCatalogue } from '@school/kernel/contract'

export const ownTaskErrors = errorCatalogue({
  own_task_not_found: { status: 404, text: 'Такой задачи здесь нет' },
  own_task_label_not_found: { status: 404, text: 'Такой метки здесь нет' },
  own_task_picture_not_found: { status: 404, text: 'Такой картинки здесь нет' },
  own_task_used: {
    status: 422,
    text: 'Задачу уже задавали: ученики её решали. Её можно убрать в\u00a0архив',
  },
  own_task_not_ready: { status: 422, text: 'Сначала задача должна быть готова' },
  own_task_unreadable: { status: 422, text: 'Проверить пока нечего: в\u00a0задаче есть ошибки' },
  own_tasks_too_many: { status: 422, text: 'Своих задач бывает не\u00a0больше двух тысяч' },
  own_task_import_empty: { status: 422, text: 'В файле нет ни одной задачи', field: 'text' },
  discipline_unknown: { status: 422, text: 'Такого предмета в\u00a0школе нет', field: 'disciplineId' },
  skill_unknown: { status: 422, text: 'Такого навыка в\u00a0школе нет', field: 'skills' },
  picture_unknown: {
    status: 422,
    text: 'Картинка не\u00a0сохранилась. Приложите её ещё раз',
    field: 'pictures',
  },
  picture_not_picture: {
    status: 422,
    text: 'В\u00a0условии бывают только картинки JPG, PNG и\u00a0WebP',
    field: 'pictures',
  },
})
