import { addressed } from '@school/texts'

/** What the landing of an olympiad shows of what is to come. */
export const t = {
  samples: addressed`{Попробуй|Попробуйте} задачи`,
  samplesNote: 'Такие бывают на олимпиаде. Ответ проверим сразу, нигде не сохраним и ни на что он не влияет.',
  rightNext: 'Получилось!',
  wrongNext: addressed`{Поправь|Поправьте} ответ и {проверь|проверьте} ещё раз: попыток сколько угодно.`,

  rewards: 'Диплом и сертификат',
  rewardsText:
    'Всем участникам\u00a0— сертификат, лучшим\u00a0— дипломы I, II и III степени. У каждого листа свой номер: по нему любой проверит, что он настоящий.',
  certificatesOnly: 'Каждый участник получит сертификат с номером: по нему любой проверит, что он настоящий.',
  sampleName: addressed`{Твоё имя|Имя участника}`,
}
