import type { Column } from './column.ts'

/** A word, whole: `\b` knows no Cyrillic. */
const word = (words: string): RegExp => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'u')

/** People other than pupils who occur in lists of pupils. */
export const ofOthers = word(
  'родител\\p{L}*|мам\\p{L}*|мат(?:ь|ери)|пап\\p{L}?|от(?:ец|ца)|представител\\p{L}*|опекун\\p{L}*|учител\\p{L}*|преподавател\\p{L}*|руководител\\p{L}*|куратор\\p{L}*|тьютор\\p{L}*|наставник\\p{L}*|директор\\p{L}*|parent|mother|father|guardian|teacher|tutor',
)

const login =
  'логин|login|username|user name|user|имя пользователя|имя входа|учетная запись|id|ид|идентификатор|guid|idnumber|id number'
const nameOfPerson =
  'фио|ф и о|фамилия имя|фамилия и имя|фамилия и о|фамилия инициалы|полное имя|full name|fullname|display name|displayname|name|student|student name|pupil|ученик|ученики|ученица|учащийся|учащиеся|обучающийся|обучающиеся|воспитанник|ребенок|дети|участник|участники|участник олимпиады|сотрудник'

/** Titles of columns, in small letters, «ё» as «е», without punctuation; the first that fits. */
export const titles: readonly (readonly [RegExp, Column])[] = [
  [/^(?:n|no|№|#|номер|п п|пп|n п п|№ п п|№ пп|№ п|n пп|порядковый номер)$/u, 'number'],
  [new RegExp(`^(?:${login})$`, 'u'), 'login'],
  [word('пароль|password'), 'login'],
  [word('снилс|snils|инн|паспорт\\p{L}*|свидетельств\\p{L}*|полис\\p{L}*|документ\\p{L}*'), 'document'],
  [
    word(
      'дата рожд\\p{L}*|день рождения|дата р|др|д р|рожден\\p{L}*|год рождения|birthday|birthdate|birth date|birth|date of birth|возраст',
    ),
    'birthday',
  ],
  [/^(?:пол|пол ученика|пол ребенка|gender|sex)$/u, 'gender'],
  [
    word(
      'e mail|email|mail|почта|эл почта|электронная почта|электронный адрес|адрес электронной почты|адрес почты',
    ),
    'email',
  ],
  [
    word('телефон\\p{L}*|тел|моб|мобильный|сотовый|phone|phone1|phone2|mobile|номер телефона|контакт\\p{L}*'),
    'phone',
  ],
  [/^(?:роль|role|роль в системе)$/u, 'role'],
  [
    /^(?:класс|класс ученика|class|группа|group|group1|cohort|cohort1|класс группа|учебный класс)$/u,
    'className',
  ],
  [/^(?:параллель|grade|ступень|номер класса)$/u, 'grade'],
  [/^(?:литера|литер|буква|буква класса|литера класса|letter)$/u, 'letter'],
  [new RegExp(`^(?:${nameOfPerson})$`, 'u'), 'fullName'],
  [/фамили.*(?:имя|имени)|(?:имя|имени).*фамили|(?<!\p{L})(?:фио|ф и о)(?!\p{L})/u, 'fullName'],
  [/(?:имя|имени).*отчеств|(?<!\p{L})и о(?!\p{L})/u, 'firstAndMiddle'],
  [word('фамили\\p{L}*|lastname|last name|surname|family name|familyname|sn|second name'), 'lastName'],
  [word('отчеств\\p{L}*|middlename|middle name|patronymic'), 'middleName'],
  [word('имя|firstname|first name|given name|givenname|forename'), 'firstName'],
  [word('название|наименование|организация|код|адрес|город|примечание|статус|дата'), 'other'],
]

/** Words that are never a person's name. */
export const sureTitles = word(
  'фио|ф и о|фамили\\p{L}*|имя|отчеств\\p{L}*|lastname|firstname|surname|fullname|last name|first name',
)

/** Rows between the people that are not people. */
export const totals = /^(?:итого|всего|total|количество|кол-во|численность)(?!\p{L})/iu
export const headings =
  /^(?:список|списки|класс|классы|ученики|учащиеся|обучающиеся|дети|классный руководитель|кл\. ?рук|учитель|учителя|школа|гимназия|лицей|(?:м[аобк]*|г[абк]*|чо?)оу|сош|директор|завуч|подпись|исполнитель|дата|мальчик(?:и|ов)|девоч(?:ки|ек)|юнош(?:и|ей)|девуш(?:ки|ек)|приложение|отч[её]т|выгрузка|ведомость|(?:1 )?группа|подгруппа|\d{4}\s*[/–-]\s*\d{2,4})(?![\p{L}])|(?<!\p{L})класс[а-я]{0,2}[»")]?$|учебный год/iu

export const male = /^(?:м|муж|мужск|мужской|мальчик|юноша|male|m)\.?$/iu
export const female = /^(?:ж|жен|женск|женский|девочка|девушка|female|f)\.?$/iu
export const absent =
  /^(?:[-–—.]+|б ?\/ ?о|нет|нету|нет отчества|не имеет|не ?указано|отсутствует|без отчества|none|null|n\/a)$/iu

/** The last word of a patronymic. */
export const patronymic =
  /(?:вич|ович|евич|ич|вна|ична|инична|ыч|оглы|оглу|кызы|кизи|гызы|улы|уулу|заде|зода|ұлы|қызы)$/iu
/** Patronymic words for «son of» and «daughter of»; written small after a name. */
export const afterName = /^(?:оглы|оглу|кызы|кизи|гызы|улы|уулу|углы|заде|зода|ұлы|қызы)$/iu
/** Written small before a name. */
export const beforeName =
  /^(?:фон|фан|ван|де|дер|ден|да|ди|дю|ду|ла|ле|дос|душ|эль|аль|ибн|бин|бен|оф|von|van|de|der|di|da|du|la|le|el|al|ibn|bin)$/iu

export const classPattern =
  /^(?:класс\s*:?\s*)?0?(1[01]|[1-9])\s*[-–—.]?\s*(?:кл(?:асс)?\.?)?\s*[«"'“„(]?\s*([а-яёa-z]{1,2})?\s*[»"'”“)]?\s*(?:кл(?:асс)?\.?)?$/iu
const months =
  'январ\\p{L}*|феврал\\p{L}*|март\\p{L}*|апрел\\p{L}*|ма[йя]|июн\\p{L}*|июл\\p{L}*|август\\p{L}*|сентябр\\p{L}*|октябр\\p{L}*|ноябр\\p{L}*|декабр\\p{L}*'
const day = `\\d{1,2}[./-]\\d{1,2}[./-](?:\\d{4}|\\d{2})|\\d{4}[./-]\\d{1,2}[./-]\\d{1,2}|\\d{1,2}\\s+(?:${months})\\s+\\d{4}`
const afterDay =
  '(?:\\s*г(?:\\.|ода?)?)?(?:\\s*р(?:\\.|ождения)?)?(?:[ T]\\d{1,2}:\\d{2}(?::\\d{2})?(?:\\.\\d+)?Z?)?'
export const datePattern = new RegExp(`^(?:род(?:\\.|ил\\p{L}*)?\\s*)?(?:${day})${afterDay}$`, 'iu')
export const dateInside = new RegExp(`(?<![\\p{L}\\d])(?:${day})${afterDay}(?![\\p{L}\\d])`, 'giu')
export const classInside =
  /(?<=^|[\s,(])(?:1[01]|[1-9])\s*[-–—]?\s*(?:[«"“„]\s*[а-яёa-z]{1,2}\s*[»"”“]|[а-яёa-z])(?:\s*кл(?:асс|асса)?\.?)?(?=$|[\s,);])/iu

/** Latin letters of classes that look like Russian ones. */
export const letterOf: Partial<Record<string, string>> = {
  A: 'А',
  B: 'В',
  E: 'Е',
  K: 'К',
  M: 'М',
  H: 'Н',
  O: 'О',
  P: 'Р',
  C: 'С',
  T: 'Т',
  X: 'Х',
}
