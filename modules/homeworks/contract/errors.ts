import { errorCatalogue } from '@school/kernel/contract'

export const homeworkErrors = errorCatalogue({
  homework_not_found: { status: 404, text: 'Такого задания нет' },
  homework_set_not_found: { status: 404, text: 'Такого набора в библиотеке нет' },
  homework_copy_not_found: { status: 404, text: 'У этого задания нет такого ученика' },
  homework_closed: {
    status: 422,
    text: 'Задание закрыто: ответы больше не принимаются, сохранённые\u00a0— на месте',
  },
  homework_over: {
    status: 422,
    text: 'Срок прошёл: ответы больше не принимаются, сохранённые\u00a0— на месте',
  },
  nothing_to_correct: {
    status: 422,
    text: 'Исправлять нечего: у всех задач кончились попытки или они решены',
  },
  homework_published: {
    status: 422,
    text: 'Задание уже выдано: в черновики его не вернуть и не удалить. Чтобы задать другое, сделайте копию',
  },
  homework_ended: { status: 422, text: 'Приём ответов закрыт: такое задание не меняют. Сделайте копию' },
  webinar_homework_stands: { status: 422, text: 'Задание с вебинара не меняют. Сделайте копию' },
  homework_opened: {
    status: 422,
    text: 'Задание уже открыто ученикам: день открытия не изменить',
    field: 'opens_at',
  },
  soft_deadline_only_later: {
    status: 422,
    text: 'Задание уже выдано: срок можно только отодвинуть',
    field: 'soft_deadline_at',
  },
  deadline_only_later: {
    status: 422,
    text: 'Задание уже выдано: последний день можно только отодвинуть',
    field: 'hard_deadline_at',
  },
  pupils_only_added: {
    status: 422,
    text: 'Задание уже выдано: учеников можно только добавить',
    field: 'school_class_ids',
  },
  tasks_begun: {
    status: 422,
    text: 'Задание уже решают: задачи и их порядок не изменить. Сделайте копию',
    field: 'task_ids',
  },
  tries_begun: { status: 422, text: 'Задание уже решают: число попыток не изменить', field: 'tries' },
  solution_begun: { status: 422, text: 'Задание уже решают: показ разборов не изменить', field: 'solution' },
  scale_begun: { status: 422, text: 'Задание уже решают: шкалу отметок не изменить', field: 'mark_scale' },
  homework_not_published: { status: 422, text: 'Задание ещё не выдано' },
  homework_not_begun: { status: 422, text: 'Ученик ещё не приступал к этому заданию' },
  homework_not_submitted: { status: 422, text: 'Ученик ещё не сдал это задание' },
  homework_unjudged: {
    status: 422,
    text: 'Работа ещё проверяется. Вернуть её можно, когда будет результат',
  },
  mark_before_submission: {
    status: 422,
    text: 'Отметку можно поставить, когда задание сдано или срок прошёл',
    field: 'mark',
  },
  no_targets: { status: 422, text: 'Выберите хотя бы один класс или ученика', field: 'school_class_ids' },
  class_not_yours: { status: 422, text: 'Этот класс ведёте не вы', field: 'school_class_ids' },
  pupil_not_yours: { status: 422, text: 'Этого ученика нет в ваших классах', field: 'user_ids' },
  colleague_unknown: { status: 422, text: 'В ваших школах такого учителя нет', field: 'user_id' },
  task_unknown: { status: 422, text: 'Одной из задач больше нет. Обновите список', field: 'task_ids' },
  deadline_passed: { status: 422, text: 'Этот день уже прошёл', field: 'hard_deadline_at' },
  soft_deadline_passed: { status: 422, text: 'Этот день уже прошёл', field: 'soft_deadline_at' },
  deadlines_out_of_order: {
    status: 422,
    text: 'Последний срок не может быть раньше обычного',
    field: 'hard_deadline_at',
  },
  opens_after_deadline: { status: 422, text: 'Задание откроется позже срока сдачи', field: 'opens_at' },
  scale_out_of_order: {
    status: 422,
    text: 'Проценты должны убывать: на «5»\u00a0— больше, чем на «4», на «4»\u00a0— больше, чем на «3»',
    field: 'mark_scale',
  },
  webinar_homework_not_found: { status: 404, text: 'Такого задания к вебинару нет' },
  webinar_homework_not_open: { status: 422, text: 'Учитель ещё не открыл это задание' },
  webinar_homework_closed: {
    status: 422,
    text: 'На вебинаре это задание уже закрыто. Теперь оно в домашних заданиях',
  },
  webinar_homework_waits: { status: 422, text: 'Сначала откройте задание' },
  webinar_time_over: { status: 422, text: 'Время уже вышло: задание вот-вот закроется' },
  not_of_webinar: { status: 422, text: 'Это задание не к вебинару' },
  homework_of_webinar: {
    status: 422,
    text: 'Задание ждёт вебинара или идёт на нём. Сначала закройте его на вебинаре',
  },
  webinar_passed: { status: 422, text: 'Этот вебинар уже прошёл', field: 'webinar.starts_at' },
  deadline_before_webinar: {
    status: 422,
    text: 'Срок наступит раньше, чем закончится вебинар',
    field: 'soft_deadline_at',
  },
  webinar_class_not_yours: { status: 422, text: 'Этот класс ведёте не вы', field: 'webinar.school_class_id' },
  webinar_needs_quick_tasks: {
    status: 422,
    text: 'Решения с фотографией и сочинения проверяет человек: к вебинару они не подходят',
    field: 'task_ids',
  },
  solution_needs_deadline: {
    status: 422,
    text: 'Чтобы открыть разборы после срока, укажите последний срок',
    field: 'hard_deadline_at',
  },
})
