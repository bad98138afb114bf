import { existsSync, globSync } from 'node:fs'
import { cp, mkdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'

/** A page that was opened before a release may still load its parts for so long. */
const assetsKeptMs = 7 * 24 * 3600_000

/** Copies assets of the former build that the new one does not have, for pages that are open. Names of assets contain hashes. */
async function keepAssets(from: string, to: string): Promise<void> {
  const oldest = Date.now() - assetsKeptMs
  for (const file of globSync('*/*.*', { cwd: from })) {
    // A build has one manifest, which names its assets.
    if (path.basename(file).startsWith('manifest-') || existsSync(path.join(to, file))) continue
    if ((await stat(path.join(from, file))).mtimeMs < oldest) continue
    await cp(path.join(from, file), path.join(to, file), { preserveTimestamps: true })
  }
}

/**
 * Replaces the build of an app by the one in its subfolder `next`. A running server keeps its files until the new ones are complete, and
 * open pages find the assets of the former build.
 */
export async function replaceBuild(folder: string): Promise<void> {
  const [next, former] = [path.join(folder, 'next'), path.join(folder, 'former')]
  const assets = 'client/assets'
  await keepAssets(path.join(folder, assets), path.join(next, assets))
  await rm(former, { recursive: true, force: true })
  await mkdir(former)
  for (const part of ['client', 'server']) {
    const place = path.join(folder, part)
    if (existsSync(place)) await rename(place, path.join(former, part))
    await rename(path.join(next, part), place)
  }
  for (const rest of [former, next]) await rm(rest, { recursive: true })
}
