import { errorCatalogue } from '@school/kernel/contract'

export const attestationErrors = errorCatalogue({
  attestation_training_not_found: { status: 404, text: 'Такой пробной аттестации нет' },
  attestation_results_not_found: { status: 404, text: 'Эта пробная аттестация ещё не пройдена' },
  attestation_solutions_closed: {
    status: 403,
    text: 'Разборы откроются, когда закончатся попытки или результат покажет готовность',
  },
})
