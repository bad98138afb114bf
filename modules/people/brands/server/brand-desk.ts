import { type Brand } from './brand-files.ts'
import { defaultKey } from './read-brands.ts'
import { keyAt } from './rules.ts'

/** The brands of a process, found by host. */
export class BrandDesk {
  readonly #byKey: ReadonlyMap<string, Brand>
  readonly #ownHosts: ReadonlyMap<string, string>
  readonly #portalHost: string

  /** @param portalHost the host of the portal of no brand: `portal.localhost` */
  constructor(brands: readonly Brand[], portalHost: string) {
    this.#byKey = new Map(brands.map((brand) => [brand.key, brand]))
    this.#ownHosts = new Map(brands.flatMap(({ key, hosts }) => hosts.map((host) => [host, key] as const)))
    this.#portalHost = portalHost
  }

  /** Whether a page of the portal answers at this host. */
  isPortal(host: string): boolean {
    return host === this.#portalHost || host.endsWith(`.${this.#portalHost}`) || this.#ownHosts.has(host)
  }

  /** An unknown name before the portal's host, and the site, have the portal of no brand. */
  at(host: string): Brand {
    const key = keyAt(host, this.#portalHost, this.#ownHosts)
    return this.of(key ?? null)
  }

  /** The brand with this key. Who belongs to none, or to one that is no more, has the portal of no brand. */
  of(key: string | null): Brand {
    return (key && this.#byKey.get(key)) || this.#byKey.get(defaultKey)!
  }

  /** The host of the brand’s portal; `null` for an unknown key. */
  hostOf(key: string): string | null {
    const brand = this.#byKey.get(key)
    if (!brand) return null
    return brand.hosts[0] ?? (key === defaultKey ? this.#portalHost : `${key}.${this.#portalHost}`)
  }
}
