import { ApiError, call, useAfterChange } from '@school/api-client'
import type { Endpoint, InputOf, ReplyOf } from '@school/kernel/contract'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { type FieldValues, get, type PathValue, useForm as useFields, useWatch } from 'react-hook-form'
import type { FieldsIn, FieldsOf } from './draft.ts'
import type { FormHandle, FormOptions, NameIn, Sender, SharedFormOptions, Taken, TypedField } from './form.ts'
import { problemsOf } from './problems.ts'
import { focusFirstWrong, keepTyped } from './elements.ts'

const numberOf = (typed: unknown): number | null =>
  typed === '' || typed === null || typed === undefined ? null : Number(typed)

/** A key for each content: what is sent again after a failure is the same intention, changed words are another. */
function useRepeatKey() {
  const known = useRef<{ content: string; key: string } | null>(null)
  return {
    keyOf: (input: unknown) => {
      const content = JSON.stringify(input)
      if (known.current?.content !== content) known.current = { content, key: crypto.randomUUID() }
      return known.current.key
    },
    forget: () => void (known.current = null),
  }
}

/** A form of an endpoint: typed names, the server's refusals at their fields, nothing lost and nothing sent twice. */
export function useForm<E extends Endpoint, V extends FieldValues = FieldsOf<E>>(
  endpoint: E,
  given: FormOptions<E, NoInfer<V>>,
): FormHandle<V> {
  const options = given as FormOptions<E, V> & { body?: (values: V) => unknown }
  const { params, query, body, onSent } = options
  const afterChange = useAfterChange()
  const known: Taken<ReplyOf<E>, V> & { values: V } = {
    ...options,
    onSent: async (reply, values) => {
      const { shown } = await afterChange(endpoint, () => onSent?.(reply, values))
      await shown
    },
  }
  return useSending<ReplyOf<E>, V>(known, (values, keyOf) => {
    const input = { params, query, body: body ? body(values) : values } as unknown as InputOf<E>
    return call(endpoint, input, { repeatKey: keyOf(input) })
  })
}

/** The same for a form that several rooms share: each of them sends it to an endpoint of its own. */
export function useSharedForm<B, R, V extends FieldValues = FieldsIn<B>>(
  send: Sender<B, R>,
  options: SharedFormOptions<B, R, NoInfer<V>>,
): FormHandle<V> {
  return useSending<R, V>(options as SharedFormOptions<B, R, V>, (values, keyOf) => {
    const body = (options.body ? options.body(values) : values) as B
    return send(body, keyOf(body))
  })
}

const never = () => () => {}

function useSending<R, V extends FieldValues>(
  options: Taken<R, V> & { values: V },
  deliver: (values: V, keyOf: (input: unknown) => string) => Promise<R>,
): FormHandle<V> {
  const [first] = useState(options.values)
  const fields = useFields<V>({ defaultValues: first as never })
  const values = useWatch({ control: fields.control })
  const { errors, isDirty } = fields.formState
  const [problem, setProblem] = useState<string | null>(null)
  const [isSending, setSending] = useState(false)
  const [failures, setFailures] = useState(0)
  const element = useRef<HTMLFormElement>(null)
  const isBusy = useRef(false)
  const wasTaken = useRef(false)
  const shown = useRef(new Set<string>())
  const repeat = useRepeatKey()
  const isReady = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

  useEffect(() => {
    if (failures > 0) focusFirstWrong(element.current)
  }, [failures])

  const error = (name: NameIn<V>): string | null => {
    shown.current.add(name)
    return (get(errors, name) as { message?: string } | undefined)?.message ?? null
  }
  const touched = (name: NameIn<V>) => {
    wasTaken.current = false
    fields.clearErrors(name)
    setProblem(null)
  }
  const set: FormHandle<V>['set'] = (name, value) => {
    touched(name)
    fields.setValue(name, value as PathValue<V, typeof name>, { shouldDirty: true })
  }
  const value: FormHandle<V>['value'] = (name) => get(values, name) as never
  const typed = (name: NameIn<V>, isNumber: boolean): TypedField => {
    const { onChange, ref } = fields.register(name, isNumber ? { setValueAs: numberOf } : {})
    const valueOf = (text: string) => (isNumber ? numberOf(text) : text)
    return {
      defaultValue: String((get(first, name) as unknown) ?? ''),
      error: error(name),
      onChange: (event) => {
        touched(name)
        // Fields have no names: sent by the browser before the page answers to keys, they would stand in its address.
        void onChange({ type: 'change', target: { name, value: valueOf(event.target.value) } })
      },
      ref: (input) => keepTyped(input, ref, (text) => set(name, valueOf(text) as never)),
    }
  }
  const say = (refusal: Pick<ApiError, 'message' | 'fields'>) => {
    const { fields: wrong, general } = problemsOf(refusal, (name) => shown.current.has(name), options.places)
    for (const [name, message] of Object.entries(wrong))
      fields.setError(name as NameIn<V>, { type: 'server', message })
    setProblem(general)
    setFailures((known) => known + 1)
  }
  const judge = async (typedValues: V): Promise<boolean> => {
    const { check, before, onSent } = options
    const impossible = Object.entries(check?.(typedValues) ?? {}).filter(([, sentence]) => sentence)
    if (impossible.length > 0) {
      say({ message: '', fields: Object.fromEntries(impossible) as Record<string, string> })
      return false
    }
    const values = before ? await before(typedValues) : typedValues
    let reply: R
    try {
      reply = await deliver(values, repeat.keyOf)
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure
      say(failure)
      return false
    }
    repeat.forget()
    wasTaken.current = true
    await onSent?.(reply, values)
    return true
  }
  const send = async () => {
    if (isBusy.current) return false
    isBusy.current = true
    setSending(true)
    setProblem(null)
    fields.clearErrors()
    try {
      return await judge(structuredClone(fields.getValues()))
    } finally {
      isBusy.current = false
      setSending(false)
    }
  }
  return {
    text: (name) => typed(name, false),
    number: (name) => typed(name, true),
    radio: (name, choice) => ({
      name,
      checked: value(name) === choice,
      onChange: () => set(name, choice),
    }),
    check: (name) => ({
      name,
      error: error(name),
      checked: Boolean(value(name)),
      onChange: (event) => set(name, event.target.checked as never),
    }),
    member: (name, item) => {
      const items = value(name) as readonly unknown[]
      return {
        name,
        checked: items.includes(item),
        onChange: (event) =>
          set(
            name,
            (event.target.checked ? [...items, item] : items.filter((other) => other !== item)) as never,
          ),
      }
    },
    value,
    set,
    error,
    problem,
    isSending,
    isReady,
    isDirty: () => isDirty && !wasTaken.current,
    reset: (values = first) => {
      setProblem(null)
      fields.reset(values)
    },
    send,
    element,
    onSubmit: (event) => {
      event.preventDefault()
      event.stopPropagation()
      void send()
    },
  }
}
