import { errorCatalogue } from '@school/kernel/contract'

export const homeworkErrors = errorCatalogue({
  homework_not_found: { status: 404, text: 'Такого задания нет' },
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
  homework_of_thing: { status: 422, text: 'Это задание выполняется на своей странице' },
  webinar_homework_not_open: { status: 422, text: 'Учитель ещё не открыл это задание' },
  webinar_homework_closed: {
    status: 422,
    text: 'На вебинаре это задание уже закрыто. Теперь оно в домашних заданиях',
  },
})
