import { useRef } from 'react'
import { Button, type ButtonProps } from './Button.tsx'

export interface FileButtonProps extends Omit<ButtonProps, 'onClick' | 'type' | 'children'> {
  children: string
  /** Kinds of files, as of `<input type="file">`. */
  accept: string
  multiple?: boolean
  /** On a telephone: the camera at the back, at once. */
  isCamera?: boolean
  /** At least one; the same file may be chosen once more. */
  onChoose: (files: File[]) => void
}

/** Opens the window of the system in which a file is chosen. */
export function FileButton({
  accept,
  multiple = false,
  isCamera = false,
  onChoose,
  ...button
}: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button {...button} onClick={() => input.current!.click()} />
      <input
        ref={input}
        type="file"
        accept={accept}
        multiple={multiple}
        {...(isCamera ? { capture: 'environment' as const } : {})}
        hidden
        aria-label={button.children}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])]
          currentTarget.value = ''
          if (files.length > 0) onChoose(files)
        }}
      />
    </>
  )
}
