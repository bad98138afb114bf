import { errorCatalogue } from '@school/kernel/contract'

export const objectiveErrors = errorCatalogue({
  objective_not_found: { status: 404, text: 'Такой цели нет' },
  objective_pupil_not_found: { status: 404, text: 'Такого ученика в\u00a0этих классах нет' },
  objective_target_wrong: {
    status: 422,
    text: 'Такого числа у\u00a0этой цели не\u00a0бывает',
    field: 'target',
  },
  objective_minutes_wrong: {
    status: 422,
    text: 'От\u00a05 до\u00a0120 минут в\u00a0день',
    field: 'daily_minutes',
  },
  objective_discipline_needed: { status: 422, text: 'Нужно выбрать предмет', field: 'discipline_id' },
  objective_skill_unknown: { status: 422, text: 'Такого навыка в\u00a0этом предмете нет', field: 'skill_id' },
  objective_exam_unknown: {
    status: 422,
    text: 'Нужно выбрать экзамен, по\u00a0которому есть пробник',
    field: 'exam',
  },
  objective_date_early: { status: 422, text: 'Срок\u00a0— завтра или позже', field: 'due_on' },
  objective_date_far: { status: 422, text: 'Срок\u00a0— не\u00a0дальше года', field: 'due_on' },
  objective_date_near: {
    status: 422,
    text: 'До\u00a0этого срока столько дней не\u00a0наберётся',
    field: 'due_on',
  },
  objective_twice: { status: 422, text: 'Такая цель уже есть' },
  too_many_objectives: { status: 422, text: 'Сразу идёт не\u00a0больше пяти целей' },
  too_many_proposals: {
    status: 422,
    text: 'Уже ждут ответа пять предложенных целей: сначала нужен ответ на\u00a0них',
  },
  objective_closed: { status: 422, text: 'Эта цель уже в\u00a0архиве' },
  objective_not_reached: { status: 422, text: 'Эта цель ещё не\u00a0достигнута' },
  objective_not_expired: { status: 422, text: 'Срок этой цели ещё не\u00a0прошёл' },
  objective_moved: { status: 422, text: 'Эту цель уже переносили' },
  objective_term_over: { status: 422, text: 'Срок этой цели уже прошёл: принять её нельзя' },
  teacher_objective_not_found: { status: 404, text: 'Такой цели нет' },
  teacher_objective_target_wrong: {
    status: 422,
    text: 'Такого числа у\u00a0этой цели не\u00a0бывает',
    field: 'target',
  },
  teacher_objective_class_needed: { status: 422, text: 'Нужно выбрать класс', field: 'school_class_id' },
  teacher_objective_class_small: {
    status: 422,
    text: 'В\u00a0этом классе пока меньше пяти учеников',
    field: 'school_class_id',
  },
})
