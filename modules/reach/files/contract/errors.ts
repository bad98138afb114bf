import { errorCatalogue } from '@school/kernel/contract'

export const fileErrors = errorCatalogue({
  file_not_found: { status: 404, text: 'Такого файла здесь нет' },
  file_without_consent: {
    status: 403,
    text: 'Родители ученика не\u00a0дали согласия на\u00a0показ фотографий',
  },
  file_empty: { status: 422, text: 'Файл пустой', field: 'file' },
  file_type_unknown: {
    status: 422,
    text: 'Такие файлы не подходят. Годится фотография (JPG, PNG, WebP, HEIC), PDF, DOCX или текст',
    field: 'file',
  },
  file_macros: {
    status: 422,
    text: 'В документе есть макросы, такие файлы не подходят. Годится тот же документ, сохранённый как DOCX без макросов или PDF',
    field: 'file',
  },
  file_name_differs: {
    status: 422,
    text: 'Содержимое файла не\u00a0такое, как говорит его название. Годятся JPG, PNG, WebP, HEIC, PDF, DOCX и\u00a0TXT',
    field: 'file',
  },
  too_many_files: {
    status: 422,
    text: 'Слишком много файлов ещё не отправлено с ответом. Место появится, когда ответ будет отправлен, или завтра',
    field: 'file',
  },
})
