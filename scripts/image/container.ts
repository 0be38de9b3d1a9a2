import { spawnSync } from 'node:child_process'
import path from 'node:path'
import type { Image } from './build-image'
import { unprivilegedUser } from './unprivileged-user'

/** What `Supervisor.start` needs to run a command of an image, as its user and with nothing but its files and variables. */
export type Container = {
  command: string
  args: string[]
  options: { cwd: string; env: Record<string, string>; uid?: number; gid?: number }
}

/**
 * Returns how a command of an image runs without a container engine.
 * @param command the image's own by default
 */
export function openContainer(
  image: Image,
  variables: Record<string, string>,
  [name = '', ...args] = image.command,
): Container {
  const node = path.dirname(process.execPath)
  const env = { PATH: `${node}:/usr/bin:/bin`, ...image.variables, ...variables }
  const user = image.user === 'root' ? {} : unprivilegedUser()
  return {
    command: name === 'node' ? process.execPath : name,
    args,
    options: { ...user, cwd: path.join(image.root, image.workFolder), env },
  }
}

/** Runs a command until it exits, and returns its output. */
export function runInContainer({ command, args, options }: Container) {
  const env = options.env as Record<string, string> & NodeJS.ProcessEnv
  const { status, stdout, stderr } = spawnSync(command, args, { ...options, env, encoding: 'utf8' })
  return { status, stdout, stderr }
}
