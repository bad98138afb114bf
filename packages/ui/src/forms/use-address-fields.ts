import { type RefObject, useEffect, useRef } from 'react'

/**
 * For a form whose fields are the address of its page. They follow the address, also on «back» and on links, and the form element stays
 * the same, so that keyboard users keep the focus.
 */
export function useAddressFields(
  asked: Readonly<Record<string, string | number | null>>,
): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  const written = JSON.stringify(asked)
  const known = useRef(written)
  useEffect(() => {
    // What was typed before the page answered to keys is more than its address.
    if (known.current === written) return
    known.current = written
    for (const [name, value] of Object.entries(JSON.parse(written) as typeof asked)) {
      const field = form.current?.elements.namedItem(name)
      if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement)
        field.value = String(value ?? '')
    }
  }, [written])
  return form
}
