export {
  fullName,
  hiddenName,
  listedName,
  listedNameSql,
  nameInLetters,
  nameOrderSql,
  publicName,
  publicNameSql,
  shortName,
  teacherName,
  teacherNameSql,
} from './names.ts'
export { namesApart, namesApartIn, pageApart } from './namesakes.ts'
