import { spawnSync } from 'node:child_process'

/** Returns the ids of the user `nobody` where this runs as root, and else none. */
export function unprivilegedUser(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const [uid, gid] = ['-u', '-g'].map((flag) =>
    Number.parseInt(spawnSync('id', [flag, 'nobody'], { encoding: 'utf8' }).stdout, 10),
  )
  if (!uid || !gid) throw new Error('There is no user "nobody".')
  return { uid, gid }
}
