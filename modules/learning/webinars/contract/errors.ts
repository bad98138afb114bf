import { errorCatalogue } from '@school/kernel/contract'

export const webinarErrors = errorCatalogue({
  webinar_homework_not_found: { status: 404, text: 'Такого задания к вебинару нет' },
  webinar_homework_waits: { status: 422, text: 'Сначала откройте задание' },
  webinar_time_over: { status: 422, text: 'Время уже вышло: задание вот-вот закроется' },
  not_of_webinar: { status: 422, text: 'Это задание не к вебинару' },
})
