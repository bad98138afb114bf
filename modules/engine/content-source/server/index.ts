export { keyPattern, numbered } from './order.ts'
export { askedPlace, ContentReader, hashOf, readerOptions, type ReaderOptions } from './reader.ts'
export { says as folderSays } from './ru.ts'
