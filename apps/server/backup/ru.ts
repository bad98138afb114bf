/** Messages for operators of the school; each says what to do. */
export const copyWords = {
  folderNotEmpty: (folder: string) => `Каталог ${folder} не пуст. Назовите для копии новый каталог.`,
  fileAbsent: (id: string) =>
    `В базе есть файл ${id}, а в хранилище его нет. Проверьте DATA_DIR: у сервера и у копирования он должен быть один. Копия не окончена.`,
  fileDiffers: (id: string, kept: number, known: number) =>
    `Файл ${id} в хранилище занимает ${kept} байт, а в базе записано ${known}. Хранилище испорчено; копия не окончена.`,
  noManifest: (folder: string) =>
    `В каталоге ${folder} нет оконченной копии: файл manifest.json пишется последним. Возьмите другую копию.`,
  strangeManifest: (folder: string) =>
    `Файл manifest.json в каталоге ${folder} не читается: он испорчен или написан другой версией школы.`,
  spoilt: (name: string) =>
    `Файл копии ${name} не тот, что был записан: сумма SHA-256 не сходится. Возьмите другую копию.`,
  newer:
    'Копия сделана более новой версией школы: её таблиц эта версия не знает. Обновите школу и повторите.',
}
