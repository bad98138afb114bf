/** Messages for operators of the school; each says what to do. */
export const backupWords = {
  noTool: (tool: string, major: number) =>
    `Не нашлось программы ${tool} версии ${major} или новее. Она приходит с клиентом PostgreSQL: apt-get install postgresql-client-${major} (или добавьте её каталог в PATH).`,
  toolFailed: (tool: string, said: string) => `Программа ${tool} закончилась с ошибкой:\n${said}`,
  noConnection: (said: string) =>
    `К базе не удалось подключиться: ${said}. Проверьте DATABASE_URL; если базы ещё нет, создайте её пустой: createdb ИМЯ.`,
  notEmptyServer: (tables: number) =>
    `База не пуста: таблиц в ней ${tables}. Восстановите копию в пустую базу (createdb ИМЯ и DATABASE_URL на неё) или добавьте --replace: всё, что в базе сейчас, пропадёт.`,
  notEmptyEmbedded: (folder: string) =>
    `В каталоге ${folder} уже есть база. Задайте другой DATA_DIR или добавьте --replace: всё, что в базе сейчас, пропадёт.`,
  inUse: (who: string) => `К базе подключены: ${who}. Остановите процессы школы и повторите.`,
  ofEmbedded:
    'Это копия встроенной базы: она восстанавливается без DATABASE_URL, в каталог DATA_DIR. Уберите DATABASE_URL и повторите.',
  ofServer:
    'Это копия базы PostgreSQL: чтобы её восстановить, задайте DATABASE_URL с адресом пустой базы и повторите.',
  olderServer: (copy: number, server: number) =>
    `Копия сделана на PostgreSQL ${copy}, а этот сервер версии ${server}. Восстановите её на сервере версии ${copy} или новее.`,
  notLoaded: (major: number) =>
    `Встроенная база не открыла копию: она сделана встроенным PostgreSQL ${major}. Восстановите её той версией школы, которой она сделана.`,
  countsDiffer: (tables: readonly { name: string; found: number; wanted: number }[]) =>
    `После восстановления число строк не то, что в копии: ${tables.map(({ name, found, wanted }) => `${name}: ${found} вместо ${wanted}`).join(', ')}. Копия испорчена или её меняли; восстановите другую.`,
}
