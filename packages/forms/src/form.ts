import type { CheckboxProps, TextInputProps } from '@school/ui'
import type { ChangeEvent, FormEvent, Ref, RefCallback } from 'react'
import type { FieldPath, FieldPathValue, FieldValues } from 'react-hook-form'
import type { InputOf, Meanwhile, ReplyOf } from '@school/kernel/contract'
import type { BodyOf, Draft } from './draft.ts'

/** The address of a value: `user.email`, `markScale.0`. */
export type NameIn<V extends FieldValues> = FieldPath<V>

type Change = (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) => void

/** Spread into a `TextInput`, `TextArea`, `SelectInput` or `PasswordInput`. */
export interface TypedField {
  defaultValue: string
  error: string | null
  onChange: Change
  ref: RefCallback<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>
}

/** Spread into a `Radio` or a `Checkbox`. */
export type MarkedField = Required<Pick<CheckboxProps, 'checked'>> & {
  name: string
  onChange: NonNullable<TextInputProps['onChange']>
}

export interface FormMeanwhile extends Pick<Meanwhile, 'changedAt' | 'changedBy' | 'isMine'> {
  onMine(): void
  onTheirs(): void
}

export interface FormHandle<V extends FieldValues> {
  text(name: NameIn<V>): TypedField
  /** An empty field is `null`; also for a list to choose a number from. */
  number(name: NameIn<V>): TypedField
  /** One of several answers. */
  radio<N extends NameIn<V>>(name: N, value: FieldPathValue<V, N>): MarkedField
  check(name: NameIn<V>): MarkedField & { error: string | null }
  /** A checkbox of one of the items that a list may have. */
  member(name: NameIn<V>, item: string | number): MarkedField
  /** The current value; a change renders the screen. */
  value<N extends NameIn<V>>(name: N): FieldPathValue<V, N>
  set<N extends NameIn<V>>(name: N, value: FieldPathValue<V, N>): void
  error(name: NameIn<V>): string | null
  /** What is wrong and belongs to no field. */
  readonly problem: string | null
  /** It was refused because the session has ended. */
  readonly isSignedOut: boolean
  readonly isSending: boolean
  /** Differs from what it began with and has not been sent. */
  isDirty(): boolean
  /** Back to the first values, or to others. */
  reset(values?: V): void
  /** The object was changed meanwhile: what is typed stays, and the person chooses. */
  readonly meanwhile: FormMeanwhile | null
  /** Unsent input of an earlier visit was restored. */
  readonly isRestored: boolean
  /** Discards the draft and the input. */
  startOver(): void
  /** Resolves to whether it was accepted. While one is pending, another does nothing. */
  send(): Promise<boolean>
  /** The same, but while one is pending it is sent after it. */
  sendNext(): Promise<boolean>
  readonly element: Ref<HTMLFormElement>
  onSubmit(event: FormEvent): void
}

export interface Taken<R, V> {
  /** After it was taken. What it returns is waited for. */
  onSent?: (reply: R, values: V) => unknown
  /** Waited for before anything is sent, while the form is busy. @returns the values to send: with a token that has just come */
  before?: (values: V) => Promise<V>
  /** What can't be sent at all, by field, in the words of the screen; everything else is judged by the server. */
  check?: (values: V) => Partial<Record<string, string | null>>
  /** Fields at which refusals of others are shown: `{ startsAt: 'day' }`. */
  places?: Readonly<Record<string, string>>
  /** The version of the object that the values are of; it is sent back, and a change made meanwhile is not overwritten (decision 089). */
  version?: number | undefined
  /** The values of the form among the fields of the body as they are saved; the same names when absent. */
  fieldsOf?: (current: Meanwhile['current']) => Partial<V>
  /** Under which name what is typed is kept; a form with a field of many lines keeps it by itself, by its endpoint and object. */
  draftName?: string
}

type ParamsOf<E> = InputOf<E> extends { params: infer P } ? { params: P } : { params?: never }
type QueryOf<E> = InputOf<E> extends { query?: infer Q } ? { query?: Q } : { query?: never }

export type FormOptions<E, V> = Taken<ReplyOf<E>, V> &
  ParamsOf<E> &
  QueryOf<E> & { values: V } & (V extends Draft<BodyOf<E>>
    ? { body?: (values: V) => BodyOf<E> | Draft<BodyOf<E>> }
    : { body: (values: V) => BodyOf<E> | Draft<BodyOf<E>> })

/** Sends a body for a form that several modules share: each knows its endpoint. Rejects with the server's error. */
export type Sender<B, R> = (body: B, repeatKey: string) => Promise<R>

export interface SharedFormOptions<B, R, V> extends Taken<R, V> {
  /** Key of the object: text typed for one object is not offered for another. */
  about: string
  values: V
  body?: (values: V) => B | Draft<B>
}
