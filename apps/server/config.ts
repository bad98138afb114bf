import { isIP } from 'node:net'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { CaptchaSettings } from '@school/captcha/server'
import type { DatabaseLimits } from '@school/db'
import { type DeliverySettings, plainBrand } from '@school/delivery/server'
import type { S3Settings } from '@school/files/server'
import type { PageSettings } from '@school/ssr'
import { SocialClients } from '@school/identities/server'
import { ExternalLinks } from '@school/menu/contract'
import * as z from 'zod'

const root = fileURLToPath(new URL('../..', import.meta.url))

const flag = z.enum(['on', 'off']).transform((v) => v === 'on')
const words = (text: string): string[] => text.split(/[\s,]+/).filter(Boolean)
/** JSON written in a setting; nonsense is left to the shape that follows. */
const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
const count = (least: number, most: number) => z.coerce.number().int().min(least).max(most)

const isNetwork = (text: string): boolean => {
  const [address = '', prefix, ...rest] = text.split('/')
  const bits = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0
  return (
    bits > 0 && rest.length === 0 && (prefix === undefined || (/^[1-9]\d*$/.test(prefix) && +prefix <= bits))
  )
}

/** Which `X-Forwarded-*` are trusted: none, those of so many proxies in a row before us, those of proxies in these networks. */
const TrustedProxies = z
  .string()
  .default('off')
  .transform((text): Config['trustProxy'] => {
    if (text === 'off') return false
    return /^[1-9]$/.test(text) ? (_address, hop) => hop < Number(text) : words(text)
  })
  .refine(
    (v) => !Array.isArray(v) || (v.length > 0 && v.every(isNetwork)),
    'неизвестно, какому прокси верить',
  )

/**
 * Every setting of the server, with its unit in the name and a default that runs everything on one machine.
 * `.env.example` is this table in words; a test in `laws/` keeps the two equal.
 */
const Settings = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('development'),
  PORT: count(0, 65_535).default(3000),
  HOST: z.string().default('0.0.0.0'),
  PUBLIC_URL: z.url().optional(),
  PORTAL_HOST: z.string().default('portal.localhost'),
  DATA_DIR: z.string().default('var'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_CONNECTIONS: count(1, 200).default(10),
  DATABASE_CONNECT_MS: count(100, 600_000).default(5000),
  DATABASE_LOCK_MS: count(10, 600_000).default(2000),
  DATABASE_STATEMENT_MS: count(100, 600_000).default(10_000),
  DATABASE_IDLE_MS: count(100, 600_000).default(15_000),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  FILES_S3_URL: z.url({ protocol: /^https?$/ }).optional(),
  FILES_S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/)
    .optional(),
  FILES_S3_REGION: z.string().default('us-east-1'),
  FILES_S3_KEY_ID: z.string().optional(),
  FILES_S3_SECRET: z.string().optional(),
  FILES_S3_READ_SECONDS: count(10, 3600).default(60),
  SIGNING_KEY_FILE: z.string().optional(),
  SIGNING_KEY_PASSPHRASE: z.string().default(''),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n<>]*<[^\s<>@]+@[^\s<>@]+>$|^[^\s<>@]+@[^\s<>@]+$/)
    .optional(),
  SMS_URL: z.url({ protocol: /^https?$/ }).optional(),
  SMS_TOKEN: z.string().min(1).optional(),
  SMS_SENDER: z.string().max(30).default('Smekalka'),
  SMS_PARTS_PER_DAY: count(1, 1_000_000).default(2000),
  DELIVERY_TOKEN: z.string().min(20).optional(),
  CAPTCHA_COST: count(1, 1_000_000).default(5000),
  RECAPTCHA_SITE_KEY: z.string().min(1).optional(),
  RECAPTCHA_SECRET: z.string().min(1).optional(),
  RECAPTCHA_URL: z.url({ protocol: /^https?$/ }).default('https://www.google.com/recaptcha'),
  PROCESSES: count(1, 64).default(1),
  SERVICES: z
    .string()
    .default('http,jobs')
    .transform((text) => text.split(',').map((s) => s.trim()))
    .pipe(z.array(z.enum(['http', 'jobs'])).min(1)),
  SECRET: z.string().min(32).optional(),
  SECRET_PREVIOUS: z.string().min(32).optional(),
  OPERATIONS_TOKEN: z.string().min(20).optional(),
  DEMO: flag.optional(),
  DEMO_SIZE: z.enum(['small', 'large']).default('large'),
  STAFF_SECOND_FACTOR: flag.optional(),
  GUEST_MONTHS: count(1, 120).default(12),
  DETMIR_GIFT_BONUSES: count(0, 100_000).default(300),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).optional(),
  SECURITY_LOG: z.string().default('stdout'),
  TRUST_PROXY: TrustedProxies,
  REQUESTS_PER_MINUTE: count(1, 10_000_000).default(1200),
  LIMIT_MULTIPLIER: count(1, 1_000_000).default(1),
  PAGE_CACHE_SECONDS: count(0, 3600).default(30),
  BODY_LIMIT_KB: count(1, 102_400).default(1024),
  HEADERS_SECONDS: count(1, 600).default(15),
  BODY_SECONDS: count(1, 600).default(30),
  KEEP_ALIVE_SECONDS: count(1, 3600).default(72),
  IDLE_SECONDS: count(1, 3600).default(120),
  DRAIN_SECONDS: count(0, 600).optional(),
  SHUTDOWN_SECONDS: count(1, 600).default(20),
  CONTACT_PHONE_NUMBER: z
    .string()
    .regex(/^\+?[\d\s()-]{5,24}$/)
    .default('8 800 000-00-00'),
  CURRENCY: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .default('RUB'),
  PHONE_CONFIRMATION_TYPE: z.enum(['sms', 'call', 'cascade_by_call']).default('sms'),
  NEXT_SCHOOL_YEAR_PRODUCTS: flag.default(false),
  MAGIC_DUEL_BANNER: flag.default(false),
  OLYMPIAD_BANNER: flag.default(false),
  EXPERIMENTS: z
    .string()
    .default('')
    .transform(words)
    .pipe(z.array(z.string().regex(/^\w+:\w+(\|\w+)*$/))),
  FEATURE_FLAGS: z
    .string()
    .default('')
    .transform(words)
    .pipe(z.array(z.string().regex(/^\w+$/))),
  EXTERNAL_LINKS: z.string().default('{}').transform(jsonOf).pipe(ExternalLinks),
  SOCIAL_SIGN_IN: z.string().default('{}').transform(jsonOf).pipe(SocialClients),
})
export const settingNames = Object.keys(Settings.shape)

export interface Config {
  isProduction: boolean
  /** Stories and journeys: they may stage what can't be waited for. */
  isTest: boolean
  port: number
  host: string
  /** Where people reach the site; decides secure cookies and links in letters. */
  publicUrl: string
  portalHost: string
  dataDir: string
  databaseUrl: string | undefined
  databaseConnections: number
  databaseLimits: DatabaseLimits
  redisUrl: string | undefined
  /** Where files of people lie; `null` is `dataDir`. */
  s3: S3Settings | null
  /** PKCS#12 with which documents are signed; `null` is a key for training. */
  signingKey: { file: string; passphrase: string } | null
  delivery: DeliverySettings
  /** Token of programs that report deliveries of letters and SMS; without it the endpoint does not exist. */
  deliveryToken: string | undefined
  captcha: CaptchaSettings
  processes: number
  services: ('http' | 'jobs')[]
  /** The one to sign with and, while it is being replaced, the one before it. */
  secrets: readonly string[]
  /** Opens metrics and the contract of the API; `undefined` in production keeps them closed. */
  operationsToken: string | undefined
  isDemo: boolean
  demoSize: 'small' | 'large'
  /** Is nothing of the staff open without a second factor? */
  staffNeedsFactor: boolean
  /** How long an account without any way to sign in again is kept. */
  guestMonths: number
  /** How many bonuses the gift of each partner gives; 0 ends the offer. */
  partnerGifts: { detmir: number }
  logLevel: string
  /** A person reads the output: lines are short, and coloured. */
  isTerminal: boolean
  /** The file of the log of security; `null` is the standard output. */
  securityLog: string | null
  trustProxy: false | string[] | ((address: string, hop: number) => boolean)
  requestsPerMinute: number
  limitMultiplier: number
  pageCacheSeconds: number
  bodyLimitBytes: number
  /** Timeouts: of a request's headers; of its body, before received bytes prolong it; of a connection between requests; of a silent one. */
  headersMs: number
  bodyMs: number
  keepAliveMs: number
  idleMs: number
  /** How long a stopping process keeps serving, so that the balancer notices. */
  drainMs: number
  shutdownMs: number
  /** Addresses outside of the site, for menus and the footer. */
  externalLinks: ExternalLinks
  /** External providers by which people may sign in. */
  socialClients: SocialClients
  page: PageSettings
}

/** A setting that can't be used: the sentence says which, why and what to do. */
export class WrongSetting extends Error {
  override name = 'WrongSetting'
}

const cures: Record<string, string> = {
  PORT: 'число от 0 до 65535, например PORT=3000',
  DATABASE_URL:
    'адрес вида postgres://имя:пароль@узел:5432/база, или уберите его: база будет своя, в DATA_DIR',
  REDIS_URL: 'адрес вида redis://узел:6379, или уберите его, если процесс один',
  FILES_S3_URL:
    'адрес хранилища без имени корзины, например https://storage.example, и с ним FILES_S3_BUCKET, FILES_S3_KEY_ID, FILES_S3_SECRET; или уберите все четыре: файлы лягут в DATA_DIR',
  SIGNING_KEY_FILE:
    'путь к файлу PKCS#12 (.p12, .pfx) с ключом и сертификатом школы, его пароль\u00a0— в SIGNING_KEY_PASSPHRASE; или уберите оба: документы подпишет учебный ключ',
  SMTP_URL:
    'адрес почтового сервера с именем и паролем, например smtps://имя:пароль@smtp.example:465, и с ним MAIL_FROM; или уберите оба: письма останутся в исходящих',
  MAIL_FROM: 'от кого письма: «Смекалка» <school@smekalka.example>',
  SMS_URL:
    'адрес шлюза SMS, например https://sms.example/messages, и с ним SMS_TOKEN; или уберите оба: SMS останутся в исходящих',
  DELIVERY_TOKEN: 'случайная строка от 20 знаков, или уберите её: о доставке никто не расскажет',
  RECAPTCHA_SITE_KEY:
    'оба ключа reCAPTCHA v3, RECAPTCHA_SITE_KEY и RECAPTCHA_SECRET, или уберите оба: браузеры решат свою задачу',
  FILES_S3_BUCKET: 'имя корзины: строчные латинские буквы, цифры, дефисы и точки, от 3 до 63 знаков',
  SECRET: 'случайная строка от 32 знаков: node -e "console.log(crypto.randomBytes(32).toString(\'hex\'))"',
  SECRET_PREVIOUS: 'прежнее значение SECRET, от 32 знаков, или уберите его',
  OPERATIONS_TOKEN: 'случайная строка от 20 знаков, или уберите её: метрики и описание API будут закрыты',
  SECURITY_LOG:
    'stdout или файл, в который сервер может писать, например SECURITY_LOG=/var/log/smekalka/security.log',
  SERVICES: 'http, jobs или оба через запятую',
  TRUST_PROXY:
    'off, число своих прокси перед сервером (TRUST_PROXY=1) или их сети через запятую (TRUST_PROXY=10.0.0.0/8,127.0.0.1)',
  PUBLIC_URL: 'полный адрес сайта, например https://smekalka.example',
  CONTACT_PHONE_NUMBER: 'телефон цифрами, пробелами, скобками и дефисами: 8 800 000-00-00',
  CURRENCY: 'код валюты из трёх букв, например RUB',
  EXPERIMENTS: 'имя:значение|значение через пробел, например 20221207_19110:a_without|b_with',
  EXTERNAL_LINKS:
    'JSON из имён и полных адресов, например {"jobs":"https://rabota.example"}; имена перечислены в .env.example',
  FEATURE_FLAGS: 'имена через пробел, например new_header quick_answer',
  SOCIAL_SIGN_IN:
    'JSON из имён соцсетей с clientId и clientSecret, например {"yandex":{"clientId":"…","clientSecret":"…"}}; подробности в .env.example',
}

const refusalOf = (name: string, why: string): string =>
  `Настройка ${name} не подходит: ${why}. Как исправить: ${cures[name] ?? 'смотрите .env.example'}.`

/** For mistakes that are found only when a setting is used. */
export const wrongSetting = (name: keyof typeof Settings.shape, why: string): WrongSetting =>
  new WrongSetting(refusalOf(name, why))

function refuseSettings(error: z.ZodError): never {
  throw new WrongSetting(
    error.issues.map((issue) => refusalOf(String(issue.path[0]), issue.message)).join('\n'),
  )
}

const processesFlag = (args: readonly string[]): string | undefined => {
  const at = args.findIndex((arg) => arg === '--processes' || arg.startsWith('--processes='))
  return at < 0 ? undefined : (args[at]!.split('=')[1] ?? args[at + 1] ?? '')
}

/** All of a bucket or nothing of it. @throws WrongSetting */
function s3Of(s: z.output<typeof Settings>): S3Settings | null {
  const { FILES_S3_URL: url, FILES_S3_BUCKET: bucket, FILES_S3_KEY_ID: keyId, FILES_S3_SECRET: secret } = s
  if (url && bucket && keyId && secret)
    return {
      endpoint: url,
      bucket,
      region: s.FILES_S3_REGION,
      keyId,
      secret,
      readSeconds: s.FILES_S3_READ_SECONDS,
    }
  if (url || bucket || keyId || secret) throw wrongSetting('FILES_S3_URL', 'хранилище задано не целиком')
  return null
}

/** Letters and SMS each by both of their settings or by none. @throws WrongSetting */
function deliveryOf(s: z.output<typeof Settings>, url: string): DeliverySettings {
  if (!s.SMTP_URL !== !s.MAIL_FROM) throw wrongSetting('SMTP_URL', 'почта задана не целиком')
  if (!s.SMS_URL !== !s.SMS_TOKEN) throw wrongSetting('SMS_URL', 'шлюз SMS задан не целиком')
  return {
    brand: plainBrand({ name: 'Смекалка', url, color: '#ad4106' }),
    smtp: s.SMTP_URL && s.MAIL_FROM ? { url: s.SMTP_URL, from: s.MAIL_FROM } : null,
    sms:
      s.SMS_URL && s.SMS_TOKEN
        ? { url: s.SMS_URL, token: s.SMS_TOKEN, sender: s.SMS_SENDER, partsPerDay: s.SMS_PARTS_PER_DAY }
        : null,
  }
}

/** reCAPTCHA by both of its keys or not at all. @throws WrongSetting */
function captchaOf(s: z.output<typeof Settings>): CaptchaSettings {
  const { RECAPTCHA_SITE_KEY: siteKey, RECAPTCHA_SECRET: secret, RECAPTCHA_URL: url } = s
  if (!siteKey !== !secret) throw wrongSetting('RECAPTCHA_SITE_KEY', 'reCAPTCHA задана не целиком')
  return { cost: s.CAPTCHA_COST, recaptcha: siteKey && secret ? { siteKey, secret, url } : null }
}

/**
 * Reads the settings from the environment; `--processes N` of the command line wins over `PROCESSES`.
 * @param isTTY whether the output is a terminal
 * @throws WrongSetting
 */
export function readConfig(
  env: Record<string, string | undefined>,
  args: readonly string[] = [],
  isTTY = false,
): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const processes = processesFlag(args)
  const parsed = Settings.safeParse(processes === undefined ? given : { ...given, PROCESSES: processes })
  if (!parsed.success) refuseSettings(parsed.error)
  const s = parsed.data
  const isProduction = s.NODE_ENV === 'production'
  if (isProduction && !s.SECRET)
    throw new WrongSetting(`В production нужна настройка SECRET: ${cures['SECRET']}.`)
  if (s.PROCESSES > 1 && !s.DATABASE_URL) {
    throw new WrongSetting(
      'Встроенная база работает в одном процессе. Для нескольких задайте DATABASE_URL и REDIS_URL.',
    )
  }
  if (s.PROCESSES > 1 && !s.REDIS_URL) {
    throw new WrongSetting(
      'Несколько процессов считают общие лимиты в Redis. Задайте REDIS_URL или оставьте один процесс.',
    )
  }
  const isDemo = s.DEMO ?? !isProduction
  const isTerminal = isTTY && !isProduction
  const publicUrl = s.PUBLIC_URL ?? `http://localhost:${s.PORT}`
  return {
    isProduction,
    isTest: s.NODE_ENV === 'test',
    port: s.PORT,
    host: s.HOST,
    publicUrl,
    portalHost: s.PORTAL_HOST,
    dataDir: path.resolve(root, s.DATA_DIR),
    databaseUrl: s.DATABASE_URL,
    databaseConnections: s.DATABASE_CONNECTIONS,
    databaseLimits: {
      connectMs: s.DATABASE_CONNECT_MS,
      lockMs: s.DATABASE_LOCK_MS,
      statementMs: s.DATABASE_STATEMENT_MS,
      idleMs: s.DATABASE_IDLE_MS,
    },
    redisUrl: s.REDIS_URL,
    s3: s3Of(s),
    signingKey: s.SIGNING_KEY_FILE
      ? { file: path.resolve(root, s.SIGNING_KEY_FILE), passphrase: s.SIGNING_KEY_PASSPHRASE }
      : null,
    delivery: deliveryOf(s, publicUrl),
    deliveryToken: s.DELIVERY_TOKEN,
    captcha: captchaOf(s),
    processes: s.PROCESSES,
    services: s.SERVICES,
    secrets: [
      s.SECRET ?? 'a-secret-for-one-machine-only-not-for-production',
      ...(s.SECRET_PREVIOUS ? [s.SECRET_PREVIOUS] : []),
    ],
    operationsToken: s.OPERATIONS_TOKEN,
    isDemo,
    demoSize: s.DEMO_SIZE,
    guestMonths: s.GUEST_MONTHS,
    partnerGifts: { detmir: s.DETMIR_GIFT_BONUSES },
    staffNeedsFactor: s.STAFF_SECOND_FACTOR ?? !isDemo,
    logLevel: s.LOG_LEVEL ?? (isTerminal ? 'warn' : 'info'),
    isTerminal,
    securityLog: s.SECURITY_LOG === 'stdout' ? null : path.resolve(root, s.SECURITY_LOG),
    trustProxy: s.TRUST_PROXY,
    requestsPerMinute: s.REQUESTS_PER_MINUTE,
    limitMultiplier: s.LIMIT_MULTIPLIER,
    pageCacheSeconds: s.PAGE_CACHE_SECONDS,
    bodyLimitBytes: s.BODY_LIMIT_KB * 1024,
    headersMs: s.HEADERS_SECONDS * 1000,
    bodyMs: s.BODY_SECONDS * 1000,
    keepAliveMs: s.KEEP_ALIVE_SECONDS * 1000,
    idleMs: s.IDLE_SECONDS * 1000,
    drainMs: (s.DRAIN_SECONDS ?? (isProduction ? 5 : 0)) * 1000,
    shutdownMs: s.SHUTDOWN_SECONDS * 1000,
    externalLinks: s.EXTERNAL_LINKS,
    socialClients: s.SOCIAL_SIGN_IN,
    page: {
      contactPhoneNumber: s.CONTACT_PHONE_NUMBER,
      currencyCode: s.CURRENCY,
      nextSchoolYearProductsExists: s.NEXT_SCHOOL_YEAR_PRODUCTS,
      phoneConfirmationType: s.PHONE_CONFIRMATION_TYPE,
      showMagicDuelBanner: s.MAGIC_DUEL_BANNER,
      showOlympiadBanner: s.OLYMPIAD_BANNER,
      experiments: s.EXPERIMENTS.map((text) => {
        const [name, values] = text.split(':') as [string, string]
        return { name, values: values.split('|') }
      }),
      featureFlags: s.FEATURE_FLAGS,
    },
  }
}
