import 'server-only'
import type { Access } from '@/lib/auth/actor'
import { type FileRoutes, openUploadDoor, refuseUpload } from '@/lib/integrations/uploadthing'
import { Refusal } from '@/lib/platform/errors'
import { type ActorBehind, admit } from './settle'

const namingTries = 3

/** The uploads of one domain: the names of its file routes, and the handler of their requests. */
type UploadDoor = { routes: string[]; receive: (request: Request) => Promise<Response> }

/**
 * Makes the door of one domain's uploads: it takes the browser's wish to upload and the provider's signed callbacks. The
 * provider draws each file's key from a short hash: keys that one of our files has already are drawn
 * again, so that no stored file is ever overwritten. The file routes admit again, by `admitUploader`.
 */
export function defineUploadDoor(entrance: {
  access: Exclude<Access, 'anyone'>
  router: FileRoutes
  anyKeyTaken: (keys: string[]) => Promise<boolean>
}): UploadDoor {
  let door: ((request: Request) => Promise<Response>) | undefined

  async function receive(request: Request): Promise<Response> {
    door ??= openUploadDoor(entrance.router)
    const isWish = new URL(request.url).searchParams.get('actionType') === 'upload'
    // A callback proves itself by its signature; a wish must come from somebody signed in.
    if (!isWish) return door(request)
    try {
      await admit(entrance.access)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return Response.json({ message: error.message }, { status: 403 })
    }
    for (let attempt = 1; ; attempt += 1) {
      const answer = await door(request.clone())
      const keys = answer.ok && attempt < namingTries ? await readKeys(answer) : []
      if (keys.length === 0 || !(await entrance.anyKeyTaken(keys))) return answer
    }
  }
  return { routes: Object.keys(entrance.router), receive }
}

/** The actor of an upload, for a file route's middleware. @throws what the browser shows as a sentence */
export async function admitUploader<A extends Exclude<Access, 'anyone'>>(access: A): Promise<ActorBehind<A>> {
  try {
    return await admit(access)
  } catch (error) {
    if (error instanceof Refusal) throw refuseUpload('FORBIDDEN', error.message)
    throw error
  }
}

async function readKeys(answer: Response): Promise<string[]> {
  const files: unknown = await answer.clone().json()
  if (!Array.isArray(files)) return []
  return files.flatMap((file: { key?: unknown }) => (typeof file.key === 'string' ? [file.key] : []))
}
