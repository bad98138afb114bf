/** A drawing for the eyes alone, or a picture with a name for everyone. */
export const pictureRole = (title: string | null | undefined) =>
  title ? ({ role: 'img', 'aria-label': title } as const) : ({ 'aria-hidden': true } as const)

export interface DrawingProps {
  /** The inside of an `<svg>`: our own strings, never anybody's input. */
  content: string
  viewBox: string
  title?: string | null
  className?: string
}

/** Drawings are strings: one element to render on the server and nothing to compare in the browser. */
export const Drawing = ({ content, viewBox, title, className }: DrawingProps) => (
  <svg
    xmlns="http://www.w3.org/2000/svg"
    viewBox={viewBox}
    className={className}
    {...pictureRole(title)}
    dangerouslySetInnerHTML={{ __html: content }}
  />
)
