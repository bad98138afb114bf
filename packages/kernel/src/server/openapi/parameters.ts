import type { Json } from './shapes.ts'

/** What is in the address of many operations alike is written down once and called by its name: `stageId` -> `StageId`. */
export class Parameters {
  readonly shared: Json = {
    IdempotencyKey: {
      name: 'Idempotency-Key',
      in: 'header',
      description: 'Of your making, up to 100 plain characters: a repeat gets the first answer',
      schema: { type: 'string', maxLength: 100 },
    },
  }

  readonly idempotencyKey: Json = { $ref: '#/components/parameters/IdempotencyKey' }

  /** The reference; the parameter itself where its name means something else already. */
  of(parameter: Json & { name: string }): Json {
    const name = parameter.name.charAt(0).toUpperCase() + parameter.name.slice(1)
    const known = (this.shared[name] ??= parameter)
    return JSON.stringify(known) === JSON.stringify(parameter)
      ? { $ref: `#/components/parameters/${name}` }
      : parameter
  }
}
