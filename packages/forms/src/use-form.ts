import { ApiError, call, useAfterChange } from '@school/api-client'
import type { Endpoint, InputOf, Meanwhile, ReplyOf } from '@school/kernel/contract'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type FieldValues, get, type PathValue, useForm as useFields, useWatch } from 'react-hook-form'
import type { FieldsIn, FieldsOf } from './draft.ts'
import type { FormHandle, FormOptions, NameIn, Sender, SharedFormOptions, Taken, TypedField } from './form.ts'
import { problemsOf } from './problems.ts'
import { focusFirstWrong, keepTyped } from './elements.ts'
import { followOwnChanges, noteOwnChange, savedValues, savedWords } from './meanwhile.ts'
import { draftNameOf, filledIn, useTypedDraft } from './typed-draft.ts'
import { ru } from './ru.ts'

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
  const name = `${endpoint.path} ${JSON.stringify(params ?? null)}`
  return useSending<ReplyOf<E>, V>(name, known, (values, version, keyOf) => {
    const typed = body ? body(values) : values
    const whole = version === undefined ? typed : { ...(typed as object), version }
    const input = { params, query, body: whole } as unknown as InputOf<E>
    return call(endpoint, input, { repeatKey: keyOf(input) })
  })
}

/** The same for a form that several modules share: each of them sends it to an endpoint of its own. */
export function useSharedForm<B, R, V extends FieldValues = FieldsIn<B>>(
  send: Sender<B, R>,
  options: SharedFormOptions<B, R, NoInfer<V>>,
): FormHandle<V> {
  const name = `shared ${options.about}`
  return useSending<R, V>(name, options as SharedFormOptions<B, R, V>, (values, version, keyOf) => {
    const typed = options.body ? options.body(values) : values
    const body = (version === undefined ? typed : { ...(typed as object), version }) as B
    return send(body, keyOf(body))
  })
}

/** @param name of the object that is changed */
function useSending<R, V extends FieldValues>(
  name: string,
  options: Taken<R, V> & { values: V },
  deliver: (values: V, version: number | undefined, keyOf: (input: unknown) => string) => Promise<R>,
): FormHandle<V> {
  const [first] = useState(options.values)
  const fields = useFields<V>({ defaultValues: first as never })
  const values = useWatch({ control: fields.control })
  const { errors, isDirty } = fields.formState
  const [problem, setProblem] = useState<string | null>(null)
  const [isSignedOut, setSignedOut] = useState(false)
  const [isSending, setSending] = useState(false)
  const [failures, setFailures] = useState(0)
  const element = useRef<HTMLFormElement>(null)
  const isBusy = useRef(false)
  const isNext = useRef(false)
  const wasTaken = useRef(false)
  const shown = useRef(new Set<string>())
  const filled = useRef(new Set<string>())
  const repeat = useRepeatKey()
  const seen = useRef(options.version)
  const [meanwhile, setMeanwhile] = useState<Meanwhile | null>(null)
  const saved = meanwhile && savedValues(meanwhile, first, options.fieldsOf)

  useEffect(() => {
    if (failures > 0) focusFirstWrong(element.current)
  }, [failures])

  const draft = useTypedDraft<V>({
    name: options.draftName ?? draftNameOf(name, first),
    isAlways: options.draftName !== undefined,
    typed: () => filledIn(values as V, filled.current),
    seenVersion: () => seen.current,
    isTyped: () => isDirty && !wasTaken.current,
    onFound: (found) => {
      seen.current = found.version
      for (const [field, value] of Object.entries(found.typed)) {
        if (!(field in first)) continue
        filled.current.add(field)
        fields.setValue(field as NameIn<V>, value as never, { shouldDirty: true })
      }
    },
  })

  // Nothing is typed here: the form follows the object.
  const follow = useEffectEvent((version: number | undefined) => {
    if (version === undefined || version === seen.current || isDirty || isSending) return
    seen.current = version
    fields.reset(options.values)
  })
  useEffect(() => follow(options.version), [options.version])

  const error = (name: NameIn<V>): string | null => {
    shown.current.add(name)
    return (get(errors, name) as { message?: string } | undefined)?.message ?? null
  }
  /** What is saved under a field, where it differs. */
  const savedAt = (name: NameIn<V>): string | null => {
    if (!saved) return null
    const words = savedWords(get(saved, name), get(values, name))
    return words === null ? null : ru.savedNow(words)
  }
  const touched = (name: NameIn<V>) => {
    wasTaken.current = false
    filled.current.add(name.split('.')[0]!)
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
      error: error(name) ?? savedAt(name),
      onChange: (event) => {
        touched(name)
        // Fields have no names: otherwise a form submitted by the browser before hydration would put them into the address.
        void onChange({ type: 'change', target: { name, value: valueOf(event.target.value) } })
      },
      ref: (input) => {
        draft.meet(input)
        keepTyped(input, ref, (text) => set(name, valueOf(text) as never))
      },
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
      seen.current = seen.current === undefined ? undefined : followOwnChanges(name, seen.current)
      reply = await deliver(values, seen.current, repeat.keyOf)
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure
      setSignedOut(failure.status === 401)
      if (failure.meanwhile) setMeanwhile(failure.meanwhile)
      else say(failure)
      return false
    }
    repeat.forget()
    wasTaken.current = true
    draft.forget()
    if (seen.current !== undefined) {
      const { version = seen.current + 1 } = (reply ?? {}) as { version?: number }
      noteOwnChange(name, seen.current, version)
      seen.current = version
    }
    await onSent?.(reply, values)
    return true
  }
  const send = async () => {
    if (isBusy.current) return false
    isBusy.current = true
    setSending(true)
    setProblem(null)
    setSignedOut(false)
    setMeanwhile(null)
    fields.clearErrors()
    try {
      return await judge(structuredClone(fields.getValues()))
    } finally {
      isBusy.current = false
      setSending(false)
      if (isNext.current) {
        isNext.current = false
        void send()
      }
    }
  }
  const sendNext = async () => {
    if (!isBusy.current) return send()
    isNext.current = true
    return false
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
    isSignedOut: isSignedOut && problem !== null,
    isSending,
    isDirty: () => isDirty && !wasTaken.current,
    reset: (values = first) => {
      setProblem(null)
      fields.reset(values)
    },
    meanwhile: meanwhile && {
      ...meanwhile,
      onMine: () => {
        seen.current = meanwhile.version
        void send()
      },
      onTheirs: () => {
        seen.current = meanwhile.version
        setMeanwhile(null)
        draft.forget()
        fields.reset({ ...fields.getValues(), ...saved })
      },
    },
    isRestored: draft.isRestored && isDirty,
    startOver: () => {
      filled.current.clear()
      draft.forget()
      seen.current = options.version
      setProblem(null)
      setMeanwhile(null)
      fields.reset(options.values)
    },
    send,
    sendNext,
    element,
    onSubmit: (event) => {
      event.preventDefault()
      event.stopPropagation()
      void send()
    },
  }
}
