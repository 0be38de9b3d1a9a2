import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { root as repository } from '@/scripts/launch/root'
import { type Instruction, parseDockerfile, type Stage } from './parse-dockerfile'
import { unprivilegedUser } from './unprivileged-user'

/** What a stage has built, and how it's started. */
export type Image = {
  /** Stands for the root folder. */
  root: string
  /** Such as `/portal`. */
  workFolder: string
  variables: Record<string, string>
  user: string
  command: string[]
  healthCheck: string[]
  stopSignal: NodeJS.Signals
}

/**
 * Runs the instructions of the repository's Dockerfile without a container engine, as an unprivileged user where this is
 * root. Base images stand for the system that this runs on.
 * @param folder an empty folder; each stage gets a folder in it
 * @param options.given folders to copy instead of the ones that `COPY --from` names, so that their stage isn't built
 * @returns the last stage
 */
export function buildImage(folder: string, { given = {} }: { given?: Record<string, string> } = {}): Image {
  chmodSync(folder, 0o755)
  const stages = parseDockerfile(readFileSync(path.join(repository, 'Dockerfile'), 'utf8'))
  const images = new Map<string, Image>()
  const needed = Object.keys(given).length > 0 ? withoutCopied(stages) : stages
  let last: Image | undefined
  for (const stage of needed) {
    last = buildStage(stage, { folder: path.join(folder, stage.name), images, given })
    images.set(stage.name, last)
  }
  if (!last) throw new Error('The Dockerfile has no stage.')
  return last
}

/** Returns the stages that the last one is based on, and itself. */
function withoutCopied(stages: Stage[]): Stage[] {
  const last = stages.at(-1)
  if (!last) return []
  return [...withoutCopied(stages.filter(({ name }) => name === last.from)), last]
}

type Context = { folder: string; images: ReadonlyMap<string, Image>; given: Record<string, string> }

function buildStage({ from, instructions }: Stage, context: Context): Image {
  const image: Image = {
    workFolder: '/',
    variables: {},
    user: 'root',
    command: [],
    healthCheck: [],
    stopSignal: 'SIGTERM',
    ...context.images.get(from),
    root: context.folder,
  }
  mkdirSync(path.join(image.root, image.workFolder), { recursive: true })
  for (const instruction of instructions) apply(instruction, image, context)
  return image
}

function apply({ name, text }: Instruction, image: Image, context: Context) {
  switch (name) {
    case 'ENV':
      for (const [, key = '', value = ''] of text.matchAll(/(\w+)=(\S+)/g)) image.variables[key] = value
      break
    case 'WORKDIR':
      image.workFolder = path.join(image.workFolder, text)
      mkdirSync(path.join(image.root, image.workFolder), { recursive: true })
      break
    case 'COPY':
      copy(text, image, context)
      break
    case 'RUN':
      run(text, image)
      break
    case 'USER':
      image.user = text
      break
    case 'STOPSIGNAL':
      image.stopSignal = text as NodeJS.Signals
      break
    case 'HEALTHCHECK':
      image.healthCheck = JSON.parse(text.slice(text.indexOf('CMD ') + 4))
      break
    case 'CMD':
      image.command = JSON.parse(text)
      break
    case 'ARG':
    case 'EXPOSE':
      break
    default:
      throw new Error(`This can't run without a container engine: ${name} ${text}`)
  }
}

function copy(text: string, image: Image, { images, given }: Context) {
  const words = text.split(' ')
  const options = words.filter((word) => word.startsWith('--'))
  const [target = '', ...sources] = words.slice(options.length).reverse()
  const stage = options.find((option) => option.startsWith('--from='))?.slice('--from='.length)
  const to = path.join(image.root, path.resolve(image.workFolder, target))
  for (const source of sources) {
    const from =
      stage === undefined
        ? path.join(repository, source)
        : (given[source] ?? path.join(images.get(stage)?.root ?? '', source))
    const isFolder = statSync(from).isDirectory()
    cpSync(from, isFolder ? to : path.join(to, path.basename(source)), {
      recursive: true,
      verbatimSymlinks: true,
      filter: stage === undefined ? isInContext : undefined,
    })
  }
  if (options.some((option) => option.startsWith('--chown='))) giveToUser(to)
}

function giveToUser(folder: string) {
  const { uid, gid } = unprivilegedUser()
  if (uid !== undefined) spawnSync('chown', ['-R', `${uid}:${gid}`, folder])
}

const ignored = readFileSync(path.join(repository, '.dockerignore'), 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((pattern) => new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('*', '[^/]*')}(/|$)`))

function isInContext(file: string): boolean {
  const relative = path.relative(repository, file)
  return !ignored.some((pattern) => pattern.test(relative))
}

/** Runs a shell command. In a container that would be as root; here, a user that may only write to this stage's folder. */
function run(command: string, { root, workFolder, variables }: Image) {
  giveToUser(root)
  const home = path.join(root, workFolder)
  const env: Record<string, string | undefined> = { PATH: process.env.PATH, HOME: home, ...variables }
  const options = { ...unprivilegedUser(), cwd: home, env: env as NodeJS.ProcessEnv }
  const { status } = spawnSync('/bin/sh', ['-c', command], { ...options, stdio: 'inherit' })
  if (status !== 0) throw new Error(`RUN ${command} failed.`)
}
