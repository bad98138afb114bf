import { data } from 'react-router'

/** An address that no page of ours answers. */
export function loader() {
  throw data(null, { status: 404 })
}

export default function NotFound() {
  return null
}
