import { errorCatalogue } from '@school/kernel/contract'

export const coachErrors = errorCatalogue({
  coach_only: { status: 403, text: 'Расписание есть у\u00a0репетиторов. Сначала методист проверяет данные' },
  coach_on_check: {
    status: 422,
    text: 'Данные сейчас на\u00a0проверке. Изменить их можно будет после ответа методиста',
  },
  coach_incomplete: {
    status: 422,
    text: 'Заполнено ещё не\u00a0всё: список того, чего не\u00a0хватает, вверху страницы',
  },
  coach_not_found: { status: 404, text: 'Такого репетитора здесь нет' },
  coach_decided: { status: 422, text: 'На\u00a0эти данные уже ответили' },
  coach_comment_needed: {
    status: 422,
    text: 'Напишите, что исправить: это прочитает репетитор',
    field: 'comment',
  },
  video_unfit: {
    status: 422,
    text: 'Нужна ссылка на\u00a0видео: Rutube, VK\u00a0Видео или YouTube',
    field: 'video_url',
  },
  subject_unfit: { status: 422, text: 'Такого предмета здесь нет', field: 'subjects' },
  subject_twice: { status: 422, text: 'Предмет стоит в\u00a0списке дважды', field: 'subjects' },
  education_year_ahead: { status: 422, text: 'Этот год ещё не\u00a0наступил', field: 'education' },
  document_not_found: { status: 404, text: 'Такого документа здесь нет' },
  documents_too_many: { status: 422, text: 'Больше десяти документов не\u00a0нужно', field: 'file_id' },
  document_absent: { status: 422, text: 'Файл не\u00a0дошёл. Его можно отправить ещё раз', field: 'file_id' },
  slot_not_found: { status: 404, text: 'Такого времени в\u00a0расписании нет' },
  slot_backwards: {
    status: 422,
    text: 'Конец должен быть позже начала хотя\u00a0бы на\u00a0полчаса',
    field: 'ends_at',
  },
  slot_overlaps: {
    status: 422,
    text: 'Это время пересекается с\u00a0тем, что уже стоит',
    field: 'starts_at',
  },
  slot_past: { status: 422, text: 'Этот день уже прошёл', field: 'day' },
  slot_too_many: {
    status: 422,
    text: 'В\u00a0расписании слишком много отдельных часов. Прошедшие можно убрать',
  },
  week_empty: {
    status: 422,
    text: 'На\u00a0этой неделе нет отдельных часов: повторяющиеся стоят каждую неделю сами',
  },
  week_past: { status: 422, text: 'Копировать можно на\u00a0неделю впереди', field: 'to_week' },
  vacation_not_found: { status: 404, text: 'Такого отпуска в\u00a0расписании нет' },
  vacation_backwards: { status: 422, text: 'Последний день отпуска раньше первого', field: 'to' },
  vacation_past: { status: 422, text: 'Эти дни уже прошли', field: 'to' },
  vacation_too_long: {
    status: 422,
    text: 'Отпуск длиннее трёх месяцев: о\u00a0таком лучше написать методисту',
    field: 'to',
  },
  vacation_overlaps: { status: 422, text: 'Эти дни уже отмечены как отпуск', field: 'from' },
  vacation_too_many: { status: 422, text: 'Отпусков впереди уже двенадцать', field: 'from' },
})
